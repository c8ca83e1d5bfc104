import { annotate, firstChildOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf } from '../reading/assignment.js';
import { bodyOf } from '../reading/flow.js';
import { variableKey } from '../reading/variable.js';

/**
 * Tells where variables with an adjoint are written to, by assignments and by loops that give them one value after the
 * other: the adjoint starts anew there, with the size that the variable had before.
 */
export function annotateAdjoints(unit: XmlElement, active: ReadonlySet<string>): void {
  walk(bodyOf(unit), (it) => {
    if (isAssignment(it)) {
      for (const { key, variable } of targetsOf(it))
        if (active.has(key)) annotate(variable, 'adjoint', 'yes');
    } else if (it.localName === 'for') {
      const variable = firstChildOf(it);
      if (variable !== undefined && active.has(variableKey(variable))) annotate(it, 'adjoint', 'yes');
    }
    return it.localName !== 'function';
  });
}
