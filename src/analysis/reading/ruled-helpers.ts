import type { Analysis } from '../analysis.js';
import { annotate, functionsOf } from '../../tree/tree.js';
import { functionName } from './free-names.js';
import { helperPrefix } from './hides-builtin.js';

/**
 * Which functions have the name of a runtime helper that the rule table has a rule for, or has none on purpose (`ada:ruled`): generated files bring
 * their helpers along.
 */
export const ruledHelpers: Analysis = {
  name: 'ruled-helpers',
  needs: [],
  adds: ['ada:ruled'],
  run(root, { rules }) {
    for (const unit of functionsOf(root)) {
      const name = functionName(unit);
      if (name.startsWith(helperPrefix) && hasEntry(rules.stateOf(name))) annotate(unit, 'ruled', 'yes');
    }
  },
};

function hasEntry(state: string | undefined): boolean {
  return state === 'rule' || state === 'missing';
}
