import { holds } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { calleeName } from './differentiable-parts.js';

const makers: ReadonlySet<string> = new Set([
  ...['sparse', 'speye', 'spdiags', 'spones', 'spconvert', 'sprand', 'sprandn', 'sprandsym'],
  // Who asks is given some.
  'issparse',
]);

/** Whether a program makes sparse matrices, or asks for them: Octave does not expand the operands of these. */
export function makesSparse(root: XmlElement): boolean {
  return holds(root, (it) => it.localName === 'call' && makers.has(calleeName(it)));
}
