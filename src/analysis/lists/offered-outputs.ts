import type { Analysis, AnalysisContext } from '../analysis.js';
import { annotate, annotation, functionsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { Rule } from '../../rules/rule-table.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { isActive } from '../reading/is-active.js';
import { isCellList } from '../reading/is-cell-list.js';
import { isCountedList } from './is-counted-list.js';
import { listPatterns } from './list-patterns.js';
import { resultTakers } from './result-takers.js';

/**
 * Where a list of cells takes outputs of a function of the library, in a number known only at run time, what the rules offer: writes
 * on active calls `ada:offers`, the numbers of outputs with which one of them can be taken.
 */
export const offeredOutputs: Analysis = {
  name: 'offered-outputs',
  needs: ['ada:active', 'ada:is'],
  adds: ['ada:offers'],
  run(root, context) {
    for (const unit of functionsOf(root)) {
      walk(bodyOf(unit), (it) => {
        if (it.localName === 'call' && annotation(it, 'is') === 'rule' && isActive(it))
          annotateCall(it, context);
        return undefined;
      });
    }
  },
};

function annotateCall(call: XmlElement, context: AnalysisContext): void {
  // The rule of `deal` is for one value and one variable: lists that it is given or gives are written out before.
  if (calleeName(call) === 'deal') return;
  const takers = resultTakers(call);
  const list = takers.find(isCellList);
  if (list === undefined || list !== takers.at(-1) || !isCountedList(list)) return;
  const { rules } = context;
  const given = argumentsOf(call);
  const name = calleeName(call);
  const first = given.findIndex(isCellList);
  const isOffered = (outputs: number): boolean =>
    first < 0
      ? isComplete(rules.ruleFor(name, given, outputs), outputs)
      : listPatterns(call, first, outputs, context).length > 0;
  const counts = Array.from({ length: rules.mostResults(name) }, (_, index) => index + 1);
  const offers = counts.filter((it) => it >= takers.length - 1 && isOffered(it));
  if (offers.length > 0) annotate(call, 'offers', offers.join(' '));
}

/** Whether there is a rule with the derivatives of all results that are taken. */
function isComplete(rule: Rule | undefined, outputs: number): boolean {
  return rule !== undefined && !rule.results.slice(0, outputs).some((it) => rule.unruled.has(it));
}
