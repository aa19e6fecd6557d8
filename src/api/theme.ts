import { z } from 'zod';
import type { Call } from '#api/call.ts';

/** As the device has it, or one of the two for good. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const theme = z.object({ theme: z.enum(themes, 'Please choose system, light or dark') });

/** How the site looks in a browser, whoever uses it. */
export const themeCalls = {
  'POST /api/theme': { for: 'anyone', input: theme, output: theme, status: 200, failure: 'Error' },
} as const satisfies Record<string, Call>;
