/** Adds shapes to those of other options. */
export function collectShapes(text: string, known?: string): string {
  return known === undefined ? text : `${known} ${text}`;
}
