/** Adds a path to those that a repeatable option has brought so far. */
export function collectPath(path: string, known: readonly string[] = []): readonly string[] {
  return [...known, path];
}
