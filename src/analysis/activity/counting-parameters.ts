import { annotation, children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { assignedIn } from '../lists/assigned-in.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { keysOf } from '../names/names.js';
import { variableKey } from '../reading/variable.js';

/** Functions that make arrays of sizes. */
const making: ReadonlySet<string> = new Set(['zeros', 'ones', 'eye', 'cell', 'rand', 'randn']);

/** Expressions that are not evaluated wherever the statement is reached. */
const unsure: ReadonlySet<string> = new Set(['statement-list', 'anonymous-function', 'when', 'case']);

/**
 * The parameters of a function that are bounds of ranges or sizes of arrays whichever way it goes, and are never assigned to:
 * they are numbers, as it ends with an error otherwise.
 */
export function countingParameters(unit: XmlElement): ReadonlySet<string> {
  const body = bodyOf(unit);
  const parameters = new Set(keysOf(unit, 'param-list'));
  const assigned = assignedIn(body);
  const found = new Set<string>();
  for (const statement of children(body))
    walk(statement, (it) => {
      if (unsure.has(it.localName) || ['&&', '||'].includes(it.getAttribute('op'))) return false;
      for (const part of boundsIn(it)) {
        const key = part.localName === 'var' ? variableKey(part) : '';
        if (parameters.has(key) && !assigned.has(key)) found.add(key);
      }
      return undefined;
    });
  return found;
}

function boundsIn(it: XmlElement): readonly XmlElement[] {
  if (it.localName === 'range') return children(it);
  const isMade = it.localName === 'call' && annotation(it, 'is') !== 'user' && making.has(calleeName(it));
  return isMade ? argumentsOf(it) : [];
}
