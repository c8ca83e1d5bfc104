import { holds } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { calleeName } from './differentiable-parts.js';

const makers: ReadonlySet<string> = new Set([
  ...['sparse', 'speye', 'spdiags', 'spones', 'spconvert', 'sprand', 'sprandn', 'sprandsym'],
]);

/** Whether a program makes sparse matrices: Octave does not expand the operands of these. */
export function makesSparse(root: XmlElement): boolean {
  return holds(root, (it) => it.localName === 'call' && makers.has(calleeName(it)));
}
