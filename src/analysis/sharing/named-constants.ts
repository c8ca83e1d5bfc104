/**
 * Constants that have names of one word, as programs take for variables, and how they are written down. Where a variable
 * of such a name has no value yet, the constant may stand in its place.
 */
export const namedConstants: ReadonlyMap<string, string> = new Map([
  ...['i', 'j', 'I', 'J'].map((name): [string, string] => [name, '1i']),
  ['e', '2.718281828459045'],
  ['pi', '3.141592653589793'],
  ['eps', '2.220446049250313e-16'],
]);
