import type { Analysis } from '../analysis.js';
import { annotate, child, children, functionsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { freeNames, functionName } from '../reading/free-names.js';
import { variableKey } from '../reading/variable.js';

/**
 * Tells names of functions from names of variables. `ada:is` says of which kind a function is: `user`, `rule`,
 * `passive`, `missing` and `refused` (see the rule table), or `unknown`. All functions of the program have names of
 * their own here (see `callees`).
 */
export const names: Analysis = {
  name: 'names',
  needs: [],
  adds: ['ada:is'],
  run(root, { rules }) {
    const units = functionsOf(root);
    const users = new Set(units.map(functionName));
    for (const unit of units) {
      for (const { names: written, elements } of freeNames(unit)) {
        const element = elements[0];
        if (element === undefined || element.localName === 'literal') continue;
        const name = element.localName === 'var' ? (written[0] ?? '') : written.join('.');
        annotate(element, 'is', users.has(name) ? 'user' : (rules.stateOf(name) ?? 'unknown'));
      }
    }
  },
};

/** The keys of a function's parameters (`param-list`) or outputs (`outvars`). */
export function keysOf(unit: XmlElement, listName: 'param-list' | 'outvars'): string[] {
  const found = child(unit, listName);
  return (found === undefined ? [] : children(found)).map(variableKey);
}
