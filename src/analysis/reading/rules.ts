import type { Analysis, AnalysisContext } from '../analysis.js';
import { diagnostic } from '../../diagnostic/diagnostic.js';
import { annotate, annotation, functionsOf, placeOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from './assignment.js';
import { argumentsOf, calleeName } from './differentiable-parts.js';
import { handsOn } from './hands-on.js';
import { isActive } from './is-active.js';

/**
 * Finds the derivative rule of every active call (`ada:rule`), and reports those that have none: nothing is ever
 * taken to be zero because nobody has written down that it is not.
 */
export const rules: Analysis = {
  name: 'rules',
  needs: ['ada:active', 'ada:for', 'ada:is', 'ada:list', 'ada:products'],
  adds: ['ada:rule'],
  mayReport: true,
  run(root, context) {
    for (const unit of functionsOf(root)) {
      if (annotation(unit, 'products') === undefined) continue;
      walk(unit, (it) => {
        if (isAssignment(it) && annotation(it, 'active') !== undefined) findRule(it, context);
        else if (it.localName === 'call') refuseRead(it, context);
        return undefined;
      });
    }
  },
};

/** Functions that make numbers of text stay within an expression where the text is no value that has an adjoint. */
function refuseRead(call: XmlElement, { rules: table, report }: AnalysisContext): void {
  const name = calleeName(call);
  const isValue = isAssignment(call.parentNode as XmlElement);
  if (isValue || annotation(call, 'active') === undefined || !handsOn(call, table)) return;
  report(diagnostic('E402', placeOf(call), { name, reason: table.reasonOf(name) }));
}

/**
 * A field of what may be a structure array is taken for one value, as several would end the program; but not as the only
 * argument where a rule takes two, and differentiates by the second: several would be right there.
 */
function refuseList(assignment: XmlElement, { rules: table, report, options }: AnalysisContext): void {
  const call = valueOf(assignment) as XmlElement;
  const [only, ...others] = argumentsOf(call);
  if (only === undefined || others.length > 0 || !isActive(only)) return;
  if (!/^(?:dyn-)?struct-ref$/.test(only.localName) || annotation(only, 'list') === undefined) return;
  const name = calleeName(call);
  const larger = table.ruleFor(name, [only, only], targetsOf(assignment).length);
  if (larger !== undefined && table.derives(larger, 1, options['mode']))
    report(
      diagnostic('E403', placeOf(call), {
        name,
        patterns: table.patternsOf(name).join(', '),
        otherwise: '; a field of a structure array may be several of them',
      }),
    );
}

function findRule(assignment: XmlElement, context: AnalysisContext): void {
  const { rules: table, report, options } = context;
  const call = valueOf(assignment);
  if (call?.localName !== 'call' || annotation(call, 'is') === 'user') return;
  const name = calleeName(call);
  const place = placeOf(call);
  const rule = table.ruleFor(name, argumentsOf(call), targetsOf(assignment).length);
  if (rule !== undefined) {
    refuseList(assignment, context);
    annotate(call, 'rule', rule.id);
    const unruled = targetsOf(assignment)
      .filter(({ variable }) => annotation(variable, 'active') !== undefined)
      .map(({ position }) => rule.results[position] ?? '')
      .find((it) => rule.unruled.has(it));
    if (unruled !== undefined)
      report(
        diagnostic('E402', place, { name, reason: `the one of its result ${unruled} is not written yet` }),
      );
    const position = argumentsOf(call).findIndex(
      (it, index) => isActive(it) && !table.derives(rule, index, options['mode']),
    );
    // A helper that stands for a call of the source has its arguments at the same positions.
    const source = annotation(call, 'for');
    if (position >= 0)
      report(
        diagnostic('E404', place, {
          name: source?.replace(/\(.*/, '') ?? name,
          position: String(position + 1),
          patterns: source ?? table.patternsOf(name).join(', '),
        }),
      );
    return;
  }
  const reason = table.reasonOf(name);
  switch (table.stateOf(name)) {
    case 'missing':
      report(diagnostic('E402', place, { name, reason }));
      break;
    case 'rule':
      report(
        diagnostic('E403', place, {
          name,
          patterns: table.patternsOf(name).join(', '),
          otherwise: reason === '' ? '' : `; ${reason}`,
        }),
      );
      break;
    case 'refused':
      break;
    case 'passive':
      report(
        reason === '' ? diagnostic('E401', place, { name }) : diagnostic('E402', place, { name, reason }),
      );
      break;
    case undefined:
      report(diagnostic('E401', place, { name }));
  }
}
