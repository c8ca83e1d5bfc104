import { Dimension } from './dimension.js';

/** Atoms of sizes, and what they have turned out to be. */
export type FoundSizes = ReadonlyMap<string, Dimension>;

/**
 * The sizes that are found where two are equal: one that is just an atom is the other one. Numbers that variables hold give way to
 * sizes, which are known not to be negative; undefined where there is no such atom, or nothing new.
 */
export function equalSizes(one: Dimension, other: Dimension): FoundSizes | undefined {
  if (one.equals(other)) return undefined;
  const [first] = [[one, other] as const, [other, one] as const]
    .filter(([it, by]) => rank(it) > 0 && isWorth(it, by))
    .sort(([a], [b]) => rank(b) - rank(a));
  if (first !== undefined) return new Map([[first[0].atom ?? '', first[1]]]);
  return solved(one, other) ?? solved(other, one);
}

/** How gladly an atom gives way; none of what has been made of others does. */
function rank({ atom }: Dimension): number {
  if (atom === undefined || /^(?:max0|b\{|v:\(|v:t:)/.test(atom)) return 0;
  if (atom.startsWith('v:')) return 3;
  return atom.startsWith('#+') ? 1 : 2;
}

/** A size gives way to nothing that may be negative, but for constants. */
function isWorth({ atom = '' }: Dimension, by: Dimension): boolean {
  if (by.isConstant) return by.constant >= 0;
  return atom.startsWith('v:') || by.isNonNegative;
}

/** One atom and a constant together are a constant. */
function solved(sum: Dimension, constant: Dimension): FoundSizes | undefined {
  if (!constant.isConstant) return undefined;
  const rest = constant.minus(Dimension.of(sum.constant));
  const atom = sum.minus(Dimension.of(sum.constant));
  return rank(atom) > 0 && rest.constant >= 0 ? new Map([[atom.atom ?? '', rest]]) : undefined;
}

/** The sizes that are found where some are at least so large. */
export function sizesFrom(sizes: readonly Dimension[], least: number): FoundSizes | undefined {
  const found = new Map<string, Dimension>();
  for (const it of sizes) {
    const { atom } = it;
    if (least < 1 || atom === undefined || !atom.startsWith('#')) continue;
    const isKnown = atom.startsWith('#+');
    if (isKnown && least === 1) continue;
    const name = atom.slice(isKnown ? 2 : 1);
    // On another way the atom goes on standing for the whole size.
    const rest = Dimension.size(least > 1 ? `${name}-${least - 1}` : name, true);
    found.set(atom, rest.plus(Dimension.of(least - 1)));
  }
  return found.size > 0 ? found : undefined;
}
