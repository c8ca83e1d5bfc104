import type { XmlElement } from '../pipeline/xml-node.js';

/** Functions that give, and that take, a piecewise polynomial, which is a structure. */
const giving: ReadonlySet<string> = new Set(['mkpp', 'ppder', 'ppint']);
const taking: ReadonlySet<string> = new Set(['ppval', 'unmkpp', 'ppder', 'ppint']);

/** Whether a call gives a piecewise polynomial: curves do so without places to look at. */
export function givesPieces(name: string, given: readonly XmlElement[]): boolean {
  if (name === 'spline' || name === 'pchip') return given.length === 2;
  if (name === 'interp1') return given.length === 4 && /^['"]pp['"]$/.test(given[3]?.textContent ?? '');
  return giving.has(name);
}

/** The argument of a call that is a piecewise polynomial. */
export function piecesTaken(name: string, given: readonly XmlElement[]): XmlElement | undefined {
  return taking.has(name) ? given[0] : undefined;
}
