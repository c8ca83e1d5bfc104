import type { Analysis } from '../analysis.js';
import { annotate, functionsOf } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { entryOf } from '../reading/entry-of.js';
import { freeNames, functionName } from '../reading/free-names.js';
import { parameterKeys } from '../reading/parameter-keys.js';
import { handleGiver } from './handle-giver.js';

/**
 * Handles that the request gives for parameters stand in a function of their own. Writes `ada:captured` on the function that is
 * differentiated (`entry`), and on variables in the handles: `own` where they are parameters of that function, `yes` where they
 * are no functions either, so that the handles that the caller gives have captured them.
 */
export const givenHandles: Analysis = {
  name: 'given-handles',
  needs: [],
  adds: ['ada:captured'],
  run(root, { options, rules }) {
    const units = functionsOf(root);
    const found = units.find((it) => functionName(it) === handleGiver);
    const entry = entryOf(units, options);
    if (found === undefined || entry === undefined) return;
    annotate(entry, 'captured', 'entry');
    const own = new Set(parameterKeys(entry));
    const functions = new Set(units.map(functionName));
    for (const { names, elements } of freeNames(found)) {
      const [name = ''] = names;
      const [variable] = elements;
      if (variable?.localName !== 'var' || !isInHandle(variable)) continue;
      const isFunction = functions.has(name) || rules.stateOf(name) !== undefined;
      if (own.has(name)) annotate(variable, 'captured', 'own');
      else if (!isFunction) annotate(variable, 'captured', 'yes');
    }
  },
};

function isInHandle(variable: XmlElement): boolean {
  for (let it = variable.parentNode; isElement(it); it = it.parentNode)
    if (it.localName === 'anonymous-function') return true;
  return false;
}
