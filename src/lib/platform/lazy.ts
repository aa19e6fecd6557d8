/** A value that is made when it is first asked for: importing a file opens nothing and reads no setting. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
