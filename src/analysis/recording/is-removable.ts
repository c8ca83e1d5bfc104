import { annotation } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';

const marks: ReadonlySet<string> = new Set(['section', 'turning-point', 'missing-seed']);
const generatedKinds = /^tmp:(?:ba|pr|tape|t|tp|ts|tl|ca|da|lia|sa|adjc|parts|ga|go):|^g:/;

/** Whether a statement may go if nobody reads what it writes: it has no effect and is not the user's. */
export function isRemovable(it: XmlElement, isInReverseSweep: boolean): boolean {
  if (marks.has(it.localName)) return false;
  if (isInReverseSweep) return true;
  if (it.localName === 'iteration-start' || it.localName === 'iteration-count') return true;
  if (!isAssignment(it)) return false;
  const targets = targetsOf(it);
  if (valueOf(it)?.localName === 'call' && annotation(valueOf(it) ?? it, 'is') === 'user') return false;
  return targets.length > 0 && targets.every((target) => generatedKinds.test(target.key));
}
