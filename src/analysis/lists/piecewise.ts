import type { XmlElement } from '../../tree/xml-node.js';

/** Functions that give, and that take, a piecewise polynomial, which is a structure. */
const giving: ReadonlySet<string> = new Set(['mkpp', 'ppder', 'ppint']);
const taking: ReadonlySet<string> = new Set(['ppval', 'unmkpp', 'ppder', 'ppint']);

/**
 * Whether the result of a call at a position (from 0) is a structure: a piecewise polynomial, which curves give without
 * places to look at, or what polyfit tells of its errors.
 */
export function givesStructure(name: string, given: readonly XmlElement[], position: number): boolean {
  if (name === 'polyfit') return position === 1;
  if (name === 'spline' || name === 'pchip') return given.length === 2;
  if (name === 'interp1') return given.length === 4 && /^['"]pp['"]$/.test(given[3]?.textContent ?? '');
  return giving.has(name);
}

/** The argument of a call that is a piecewise polynomial. */
export function piecesTaken(name: string, given: readonly XmlElement[]): XmlElement | undefined {
  return taking.has(name) ? given[0] : undefined;
}
