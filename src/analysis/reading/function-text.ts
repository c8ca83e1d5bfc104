/** The text that a literal in quotes stands for; undefined for numbers, and where escapes make more of it. */
export function textOf(literal: string): string | undefined {
  const [, quote, inner] = /^(["'])([^]*)\1$/.exec(literal) ?? [];
  if (quote === undefined || inner === undefined || (quote === '"' && inner.includes('\\'))) return undefined;
  return inner.replaceAll(quote + quote, quote);
}

/** Names that `inline` takes for no argument. */
const constants: ReadonlySet<string> = new Set([
  ...['i', 'j', 'NaN', 'nan', 'Inf', 'inf', 'NA', 'pi', 'e', 'eps'],
]);

/**
 * The arguments that `inline` finds in text: the names in it that are not called, in the order of their characters.
 * Undefined where the languages do not find the same: behind quotes, fields, and names that could be parts of numbers.
 */
export function argumentsNamedIn(text: string): readonly string[] | undefined {
  if (/["']|\.[A-Za-z_]/.test(text)) return undefined;
  const names = [...text.matchAll(/(?<![\w.])[A-Za-z_]\w*(?!\w|\s*\()/g)].map(([name]) => name);
  if (names.some((it) => /^(?:[eE]\d|E$)/.test(it))) return undefined;
  const found = [...new Set(names)].filter((it) => !constants.has(it)).sort();
  return found.length > 0 ? found : ['x'];
}

/** Text with elementwise operators; undefined where text in it would be changed, too. */
export function vectorized(text: string): string | undefined {
  return /["'\\]/.test(text) ? undefined : text.replaceAll(/(?<!\.)(?:\*\*?|\/|\^)/g, '.$&');
}
