import { children } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { writtenNumber } from '../reading/written-number.js';

/** The numbers of arguments with which a function may be called. */
export interface CountRange {
  readonly least: number;
  readonly most: number;
}

const mirrored: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

/** Whether a comparison of `nargin` with a number that is written down holds for all counts of a range (true), or for none (false). */
export function comparisonOfCount(comparison: XmlElement, { least, most }: CountRange): boolean | undefined {
  const [first, second] = children(comparison);
  if (comparison.localName !== 'binary' || first === undefined || second === undefined) return undefined;
  const written = comparison.getAttribute('op');
  const isFirst = isCount(first);
  if (isFirst === isCount(second)) return undefined;
  const number = writtenNumber(isFirst ? second : first);
  const op = isFirst ? written : (mirrored[written] ?? written);
  switch (op) {
    case '<':
      return most < number ? true : least >= number ? false : undefined;
    case '<=':
      return most <= number ? true : least > number ? false : undefined;
    case '>':
      return least > number ? true : most <= number ? false : undefined;
    case '>=':
      return least >= number ? true : most < number ? false : undefined;
    case '==':
      return least === number && most === number ? true : least > number || most < number ? false : undefined;
    case '~=':
    case '!=':
      return least > number || most < number ? true : least === number && most === number ? false : undefined;
    default:
      return undefined;
  }
}

/** Whether a comparison that `nargin` stands in, by itself, is the same for all counts of a range. */
export function isDecidedCount(count: XmlElement, range: CountRange): boolean {
  const comparison = count.parentNode;
  return isElement(comparison) && comparisonOfCount(comparison, range) !== undefined;
}

function isCount(it: XmlElement): boolean {
  const isName = it.localName === 'var' || (it.localName === 'call' && children(it).length <= 2);
  return isName && it.textContent === 'nargin';
}
