import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis, AnalysisContext } from '../analysis.js';
import { annotation, annotationNumbers, functionsOf, placeOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { functionName } from '../reading/free-names.js';
import { keysOf } from '../names/names.js';
import { SteppedValues } from './stepped-values.js';
import { TaintedParameters } from './tainted-parameters.js';
import { writtenExpression } from './written-expression.js';

/**
 * Results that depend on independents by comparisons only, as that of a bisection: they have derivative zero, which is seldom
 * what is wanted of them (W401). Results that only count, flag or select are none of these.
 */
export const comparisons: Analysis = {
  name: 'comparisons',
  needs: ['ada:is', 'ada:unvaried-outputs'],
  adds: [],
  goesWith: ['check-calls'],
  run(root, context) {
    const units = functionsOf(root);
    if (!units.some((it) => annotation(it, 'unvaried-outputs') !== undefined)) return;
    const tainted = new TaintedParameters(units, context.options);
    for (const unit of units) examine(unit, tainted.of(unit), context);
  },
};

function examine(unit: XmlElement, tainted: ReadonlySet<string>, { rules, report }: AnalysisContext): void {
  const positions = annotationNumbers(unit, 'unvaried-outputs');
  if (positions.length === 0) return;
  const outputs = keysOf(unit, 'outvars');
  const values = new SteppedValues(unit, tainted, rules);
  for (const position of positions) {
    const name = outputs[position - 1] ?? '';
    const comparison = values.comparisonBehind(name);
    if (comparison === undefined) continue;
    const text = writtenExpression(comparison);
    report(diagnostic('W401', placeOf(comparison), { name, function: functionName(unit), comparison: text }));
  }
}
