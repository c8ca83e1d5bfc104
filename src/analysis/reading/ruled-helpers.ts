import type { Analysis } from '../analysis.js';
import { isGenerated } from '../../matlab/is-generated.js';
import { annotate, functionsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { commentsIn } from './comments-in.js';
import { functionName } from './free-names.js';
import { helperPrefix } from './hidden-builtins.js';

/**
 * Which functions have the name of a runtime helper that the rule table has a rule for (`ada:ruled`): generated files bring
 * their helpers along. And which functions stand in files that we have generated (`ada:derived`): they are differentiated again.
 */
export const ruledHelpers: Analysis = {
  name: 'ruled-helpers',
  needs: [],
  adds: ['ada:ruled', 'ada:derived'],
  run(root, { rules }) {
    const units = functionsOf(root);
    const derived = new Set(units.filter(saysGenerated).map((it) => it.getAttribute('file')));
    for (const unit of units) {
      const name = functionName(unit);
      const isHelper = name.startsWith(helperPrefix);
      if (isHelper && rules.stateOf(name) === 'rule') annotate(unit, 'ruled', 'yes');
      if (!isHelper && derived.has(unit.getAttribute('file'))) annotate(unit, 'derived', 'yes');
    }
  },
};

function saysGenerated(unit: XmlElement): boolean {
  return commentsIn(unit).some((it) => isGenerated(it.textContent));
}
