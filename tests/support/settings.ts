import { readSettings } from '#lib/platform/config.ts';

// Rules that depend on a setting are tested with its default. No key is made in the working directory.
process.env['ENCRYPTION_KEY'] ??= Buffer.alloc(32).toString('base64');
readSettings();
