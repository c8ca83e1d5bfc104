import { holds } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { calleeName } from './differentiable-parts.js';

/** Functions that give sparse matrices. */
export const sparseMakers: ReadonlySet<string> = new Set([
  ...['sparse', 'speye', 'spdiags', 'spones', 'spconvert', 'sprand', 'sprandn', 'sprandsym'],
]);

/** Whether a program makes sparse matrices, or asks for them: Octave does not expand the operands of these. */
export function makesSparse(root: XmlElement): boolean {
  // Who asks is given some.
  const isMaker = (name: string): boolean => sparseMakers.has(name) || name === 'issparse';
  return holds(root, (it) => it.localName === 'call' && isMaker(calleeName(it)));
}
