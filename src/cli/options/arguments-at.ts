/** The cell array of arguments, as in a call, as an expression; what is wrong in it fails when it is run. */
export function argumentsAt(at: string): string {
  return `eval('{${at.replaceAll("'", "''").replace(/\s*\n\s*/g, ' ')}}')`;
}
