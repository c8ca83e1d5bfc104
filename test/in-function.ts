/** A function of x and g that holds lines. */
export const inFunction = (...lines: readonly string[]): string =>
  ['function z = f(x, g)', ...lines, 'end', ''].join('\n');
