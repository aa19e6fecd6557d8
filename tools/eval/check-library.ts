import { mentors } from '#lib/mentors/index.ts';
import { libraryFaults } from './library-faults.ts';

// A part of `npm run build` and `npm run check`: whether every entry of the libraries is whole, a line for each fault.
const faults = libraryFaults(mentors);
for (const fault of faults) process.stdout.write(`Library: ${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
