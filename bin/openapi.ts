import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '#api/openapi.ts';

// `npm run openapi`: writes docs/openapi.json anew from the contract.
writeFileSync(
  path.join(import.meta.dirname, '../docs/openapi.json'),
  `${JSON.stringify(openApiDocument(), null, 2)}\n`,
);
