import { holds } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';

/** Functions that give sparse matrices. */
const sparseMakers: ReadonlySet<string> = new Set([
  ...['sparse', 'speye', 'spdiags', 'spones', 'spconvert', 'sprand', 'sprandn', 'sprandsym'],
]);

/** Whether a program makes sparse matrices, or asks for them: Octave does not expand the operands of these. */
export function makesSparse(root: XmlElement): boolean {
  // Who asks is given some.
  return holds(root, (it) => it.localName === 'call' && (isMaker(it) || calleeName(it) === 'issparse'));
}

/** Whether a call gives a sparse matrix. */
export function isMaker(call: XmlElement): boolean {
  return sparseMakers.has(calleeName(call)) || isCollected(call);
}

/** Whether a call of accumarray asks for a sparse matrix. */
export function isCollected(call: XmlElement): boolean {
  const kind = argumentsOf(call)[5];
  return calleeName(call) === 'accumarray' && /^(true|1)$/.test(kind?.textContent ?? '');
}
