import { firstChildOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isActive } from '../reading/is-active.js';
import { principalVariable } from '../reading/variable.js';

/** The temporaries that hold what is active. */
const activeKinds: ReadonlySet<string> = new Set(['ca', 'sa', 'lia', 'oa', 'ma']);

/** Whether an operand, or a target, may vary, where temporaries are not marked as active yet. */
export function isVaried(it: XmlElement): boolean {
  const variable = principalVariable(it);
  const inner = variable && firstChildOf(variable);
  if (inner?.localName === 'tmp' && activeKinds.has(inner.getAttribute('kind'))) return true;
  return isActive(it);
}
