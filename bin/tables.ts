import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePgTsGenerator, type Output, processDatabase } from 'kanel';
import postgres from 'postgres';
import { migrate } from '#db/migrate.ts';
import { withDatabase } from '#db/with-database.ts';

/** The row types of all tables, as the migrated database has them. */
export const tablesFile = path.join(import.meta.dirname, '../src/lib/platform/tables.ts');

/** Instead of the branded types that kanel gives to keys and to what refers to them. */
const plainTypes: Record<string, string> = {
  'pg_catalog.int4': 'number',
  'pg_catalog.int8': 'string',
  'pg_catalog.text': 'string',
  'pg_catalog.timestamptz': 'Date',
  'pg_catalog.uuid': 'string',
  'pg_catalog.varchar': 'string',
  'pg_catalog.bytea': 'Uint8Array',
  'pg_catalog.bool': 'boolean',
};

/**
 * Reads the row types and the newest migration from a migrated database (docs/architecture.md §4).
 * @returns the text that `src/lib/platform/tables.ts` ought to have
 */
export async function generateTables(databaseUrl: string): Promise<string> {
  const narrowed = Object.fromEntries(
    Object.entries(await readChecks(databaseUrl)).map(([column, texts]) => [
      column,
      texts.map((text) => `'${text}'`).join(' | '),
    ]),
  );
  const folder = await mkdtemp(path.join(tmpdir(), 'tables-'));
  try {
    await processDatabase({
      connection: databaseUrl,
      schemaNames: ['public'],
      filter: ({ kind, name }) => kind === 'table' && name !== 'migrations',
      outputPath: folder,
      typescriptConfig: { enumStyle: 'literal-union', tsModuleFormat: 'esm' },
      generators: [
        makePgTsGenerator({
          customTypeMap: {
            'pg_catalog.bytea': 'Uint8Array',
            'pg_catalog.varchar': 'string',
            'pg_catalog.int8': 'string',
          },
          getMetadata: ({ name }, generateFor) => ({
            name: `${pascal(name)}${generateFor === 'initializer' || generateFor === 'mutator' ? '-unused' : 'Row'}`,
            comment: undefined,
            path: path.join(folder, 'tables'),
            exportAs: 'named',
          }),
          getPropertyMetadata: (property, details, _generateFor, builtin) => {
            const plain = plainTypes[property.type.fullName];
            const texts = narrowed[`${details.name}.${property.name}`];
            const type = property.isArray ? texts && `(${texts})` : (texts ?? plain);
            return {
              ...builtin,
              comment: undefined,
              ...(type !== undefined && { typeOverride: { name: type, typeImports: [] } }),
            };
          },
        }),
      ],
      preRenderHooks: [
        (output: Output) => {
          for (const file of Object.values(output) as Output[string][]) {
            if (file.fileType !== 'typescript') continue;
            file.declarations = file.declarations
              .filter((declaration) => declaration.declarationType === 'interface')
              .filter(({ name }) => name.endsWith('Row'))
              .toSorted((one, other) => (one.name < other.name ? -1 : 1));
          }
          return output;
        },
      ],
    });
    const generated = readFileSync(path.join(folder, 'tables.ts'), 'utf8');
    const newest = await newestMigration(databaseUrl);
    return `// Generated from the migrated database by \`npm run tables\`; do not edit.\n\nexport const newestMigration = '${newest}';\n\n${generated.replaceAll(/\n\n(?= {2})/g, '\n')}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The texts that each column's check allows, as `table.column`. Of an array's column: those that its elements may be.
 */
export async function readChecks(databaseUrl: string): Promise<Record<string, string[]>> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    const checks = await sql<{ column: string; definition: string }[]>`
      select t.relname || '.' || a.attname as column, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'c' and cardinality(c.conkey) = 1 and pg_get_constraintdef(c.oid) ~ ('^CHECK \\(+' || a.attname || ' = ') order by 1`;
    return Object.fromEntries(
      checks
        .map(({ column, definition }) => [column, textsIn(definition)] as const)
        .filter(([, texts]) => texts.length > 0),
    );
  } finally {
    await sql.end();
  }
}

/** Reads `'asked'::text`, and the elements of `'{👍}'::text[]`. */
function textsIn(definition: string): string[] {
  return [...definition.matchAll(/'([^']*)'::\w+(\[\])?/g)].flatMap(([, text = '', isArray]) => {
    const elements = isArray ? text.slice(1, -1).split(',') : [text];
    return elements.filter((element) => element !== '');
  });
}

async function newestMigration(databaseUrl: string): Promise<string> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    const [row] = await sql<[{ name: string }]>`select max(name) as name from migrations`;
    return row.name;
  } finally {
    await sql.end();
  }
}

const pascal = (name: string) => name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

if (import.meta.main) {
  await withDatabase(async (url) => {
    await migrate(url);
    writeFileSync(tablesFile, await generateTables(url));
  });
}
