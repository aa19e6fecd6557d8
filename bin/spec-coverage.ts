import { writeFileSync } from 'node:fs';
import { specCoverage } from '#tests/support/spec-coverage.ts';

// `npm run coverage:spec`: writes docs/spec-coverage.md anew from the statements and the tags on tests.
const { text, faults } = specCoverage();
writeFileSync('docs/spec-coverage.md', text);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
