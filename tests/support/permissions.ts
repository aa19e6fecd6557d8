/** Makes of a command one that a folder's permissions stop, as they stop everybody but root, whoever runs the tests. */
export function boundByPermissions(command: string[]): string[] {
  return process.getuid!() === 0 ? ['setpriv', '--bounding-set=-dac_override', ...command] : command;
}
