/** A size that is affine in names with whole coefficients, as `2*n-1`. */
export interface AffineSize {
  /** The names with their coefficients, none of which is 0, in the order in which they are written. */
  readonly terms: ReadonlyMap<string, number>;
  readonly constant: number;
}

/** More digits stand for no size of an array. */
const term = /^(?:(\d{1,9})|(?:(\d{1,9})\*)?([A-Za-z]\w*))$/;

/** Reads a size that is written without spaces; undefined for another text. */
export function readAffineSize(text: string): AffineSize | undefined {
  const terms = new Map<string, number>();
  let constant = 0;
  for (const [, sign = '', part = ''] of `+${text}`.matchAll(/([+-])([^+-]*)/g)) {
    const [read, number, factor, name] = term.exec(part) ?? [];
    if (read === undefined) return undefined;
    const value = Number(`${sign}${number ?? factor ?? '1'}`);
    if (name === undefined) constant += value;
    else terms.set(name, (terms.get(name) ?? 0) + value);
  }
  for (const [name, factor] of terms) if (factor === 0) terms.delete(name);
  return terms.size === 0 && constant < 0 ? undefined : { terms, constant };
}

/** The name that a size is; undefined where it is more than a name, or a number. */
export function loneName({ terms, constant }: AffineSize): string | undefined {
  const [name, ...others] = terms.keys();
  if (name === undefined || others.length > 0 || constant !== 0) return undefined;
  return terms.get(name) === 1 ? name : undefined;
}

/** Writes a size as an expression, with what stands for each name. */
export function writeAffineSize(
  { terms, constant }: AffineSize,
  valueOf: (name: string) => string = (name) => name,
): string {
  const parts = [...terms].map(([name, factor]) => {
    const value = valueOf(name);
    return [factor, Math.abs(factor) === 1 ? value : `${Math.abs(factor)} * ${value}`] as const;
  });
  if (constant !== 0 || parts.length === 0) parts.push([constant, String(Math.abs(constant))]);
  return parts
    .map(([value, text], index) =>
      index === 0 ? `${value < 0 ? '-' : ''}${text}` : `${value < 0 ? '-' : '+'} ${text}`,
    )
    .join(' ');
}
