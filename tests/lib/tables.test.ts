import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createDatabase } from '#tests/support/database.ts';
import { generateTables, tablesFile } from '../../bin/tables.ts';

test('the row types are those of the migrated database', async () => {
  const database = await createDatabase();
  try {
    expect(readFileSync(tablesFile, 'utf8')).toBe(await generateTables(database.url));
  } finally {
    await database.drop();
  }
});
