/** Positions (from 0) that are in both sets, in their order. */
export function both(one: ReadonlySet<number>, other: ReadonlySet<number>): number[] {
  return [...one].filter((index) => other.has(index)).sort((a, b) => a - b);
}

/** The same as a list of positions from 1, as attributes have them. */
export function positions(one: ReadonlySet<number>, other: ReadonlySet<number>): string {
  return both(one, other)
    .map((index) => index + 1)
    .join(' ');
}
