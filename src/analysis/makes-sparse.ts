import { walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { calleeName } from './differentiable-parts.js';

const makers: ReadonlySet<string> = new Set([
  ...['sparse', 'speye', 'spdiags', 'spones', 'spconvert', 'sprand', 'sprandn', 'sprandsym'],
]);

/** Whether a program makes sparse matrices: Octave does not expand the operands of these. */
export function makesSparse(root: XmlElement): boolean {
  let found = false;
  walk(root, (it) => {
    if (it.localName === 'call' && makers.has(calleeName(it))) found = true;
    return found ? false : undefined;
  });
  return found;
}
