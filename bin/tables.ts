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

/** Columns whose checks allow only certain texts. */
const narrowed: Record<string, string> = {
  'answers.failure': "'quota' | 'rate-limit' | 'invalid-key' | 'time-out' | 'failed'",
  'answers.state': "'asked' | 'writing' | 'done' | 'failed' | 'stopped'",
  'messages.reactions': "('👍' | '👎')",
  'messages.role': "'user' | 'assistant'",
  'personality_recommendations.status': "'pending' | 'approved' | 'rejected'",
  'reaction_analytics.reaction': "'👍' | '👎'",
  'recommendation_votes.vote': "'up' | 'down'",
  'rollups.grain': "'hour' | 'day' | 'all'",
  'users.auth_provider': "'email' | 'google'",
  'users.role': "'user' | 'admin'",
};

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
 * Reads the row types and the newest migration from a migrated database (design.md §3).
 * @returns the text that `src/lib/platform/tables.ts` ought to have
 */
export async function generateTables(databaseUrl: string): Promise<string> {
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
          customTypeMap: { 'pg_catalog.bytea': 'Uint8Array', 'pg_catalog.varchar': 'string', 'pg_catalog.int8': 'string' },
          getMetadata: ({ name }, generateFor) => ({
            name: `${pascal(name)}${generateFor === 'initializer' || generateFor === 'mutator' ? '-unused' : 'Row'}`,
            comment: undefined,
            path: path.join(folder, 'tables'),
            exportAs: 'named',
          }),
          getPropertyMetadata: (property, details, _generateFor, builtin) => {
            const plain = plainTypes[property.type.fullName];
            const type = narrowed[`${details.name}.${property.name}`] ?? (property.isArray ? undefined : plain);
            return { ...builtin, comment: undefined, ...(type !== undefined && { typeOverride: { name: type, typeImports: [] } }) };
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
