import { children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { variableKey } from '../reading/variable.js';

/** These look at a parameter, and give nothing of it that could be called. */
const looking: ReadonlySet<string> = new Set(['adm_check_handle', 'adm_captured']);

/**
 * The parameters that a function gives other values where it begins, before it reads them: nothing of what its caller gives for
 * them is ever called. So stand the handles there that the request names.
 */
export function givenAtOnce(unit: XmlElement): ReadonlySet<string> {
  const found = new Set<string>();
  const read = new Set<string>();
  const note = (part: XmlElement): void => {
    walk(part, (it) => {
      if (it.localName === 'var') read.add(variableKey(it));
      return undefined;
    });
  };
  for (const it of children(bodyOf(unit))) {
    if (looks(it)) continue;
    if (!isAssignment(it)) break;
    const value = valueOf(it);
    if (value !== undefined && !looks(value)) note(value);
    for (const { storage, key, partial } of targetsOf(it)) {
      if (partial) note(storage);
      else if (!read.has(key)) found.add(key);
    }
  }
  return found;
}

function looks(it: XmlElement): boolean {
  return it.localName === 'call' && looking.has(calleeName(it));
}
