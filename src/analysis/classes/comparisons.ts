import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis, AnalysisContext } from '../analysis.js';
import {
  annotation,
  annotationNumbers,
  children,
  functionsOf,
  holds,
  placeOf,
  walk,
} from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { functionName } from '../reading/free-names.js';
import { comparisonIn } from './comparison-in.js';
import { givesFlags } from './gives-flags.js';
import { keysOf } from '../names/names.js';
import { followsSolver, rightHandSides, rightHandSidesAgain } from './right-hand-sides.js';
import { SteppedValues } from './stepped-values.js';
import { taintedKeys } from './tainted-keys.js';
import { TaintedParameters } from './tainted-parameters.js';
import { valuesRead } from './values-read.js';
import { valueWrites, type ValueWrite } from './value-writes.js';
import { writtenExpression } from './written-expression.js';

/**
 * Results that depend on independents by comparisons only, as that of a bisection: they have derivative zero, which is seldom
 * what is wanted of them (W401). Results that only count, flag or select are none of these. Integrals over integrands that jump
 * where a comparison says are smooth, though the integrands have the derivative zero (W402). So are solutions of differential
 * equations whose right-hand side jumps where a comparison says (W403). Where their right-hand side has a kink, second derivatives
 * behind them lack what the kink adds as it moves (E408).
 */
export const comparisons: Analysis = {
  name: 'comparisons',
  needs: ['ada:is', 'ada:made', 'ada:unvaried-outputs'],
  adds: [],
  goesWith: ['check-calls'],
  mayReport: true,
  run(root, context) {
    const units = functionsOf(root);
    for (const unit of rightHandSidesAgain(root)) refuseKinks(unit, context);
    const sides = rightHandSides(units);
    if (sides.length === 0 && !units.some((it) => annotation(it, 'unvaried-outputs') !== undefined)) return;
    const tainted = new TaintedParameters(units, context.options);
    for (const unit of units)
      if (!isHelper(unit) && !followsSolver(unit)) examine(unit, tainted.of(unit), context);
    for (const unit of integrandsOf(units)) examineIntegrand(unit, tainted.of(unit), context);
    for (const unit of sides) examineRightHandSide(unit, tainted.of(unit), context);
  },
};

/** Functions of the library whose values have kinks, or jumps, at places that their arguments give. */
const kinked: ReadonlySet<string> = new Set([
  ...['max', 'min', 'abs', 'mod', 'rem', 'interp1', 'interp2', 'cummax', 'cummin', 'sort', 'median', 'mode'],
  ...['range', 'mad', 'merge', 'ifelse', 'nnz', 'griddedInterpolant'],
]);

/** Whether this is a helper of a derivative that is differentiated again: their rules tell where they have no derivative. */
function isHelper(unit: XmlElement): boolean {
  return /^(user_)*adm_/.test(functionName(unit));
}

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

/** The functions whose integrals are expanded, and that have no varied result. */
function integrandsOf(units: readonly XmlElement[]): XmlElement[] {
  const byName = new Map(units.map((it) => [functionName(it), it]));
  const found = new Set<XmlElement>();
  for (const unit of units) {
    if (!holds(unit, (it) => it.localName === 'call' && calleeName(it) === 'adm_quadrature')) continue;
    walk(unit, (it) => {
      const callee = it.localName === 'call' ? byName.get(calleeName(it)) : undefined;
      if (callee !== undefined && annotationNumbers(callee, 'unvaried-outputs').includes(1))
        found.add(callee);
      return undefined;
    });
  }
  return [...found];
}

function examineIntegrand(
  unit: XmlElement,
  tainted: ReadonlySet<string>,
  { rules, report }: AnalysisContext,
): void {
  const points = new Set(keysOf(unit, 'param-list').slice(0, 1));
  const writes = valueWrites(unit);
  const isWanted = readingBoth(writes, points, tainted);
  const values = writes.flatMap(({ value, decisions }) => [value, ...decisions.map((it) => it.condition)]);
  for (const value of values) {
    const comparison = comparisonIn(value, rules, isWanted);
    if (comparison === undefined) continue;
    const text = writtenExpression(comparison);
    report(diagnostic('W402', placeOf(comparison), { comparison: text }));
    return;
  }
}

/** Whether what is read depends on the points of a function, and on what the independents give, too. */
function readingBoth(
  writes: readonly ValueWrite[],
  points: ReadonlySet<string>,
  given: ReadonlySet<string>,
): (reads: ReadonlySet<string>) => boolean {
  const both = [taintedKeys(writes, points), taintedKeys(writes, given)];
  return (reads) => both.every((keys) => [...reads].some((it) => keys.has(it)));
}

/** A right-hand side that jumps: it computes with a comparison of the time or the state with what the independents give. */
function examineRightHandSide(
  unit: XmlElement,
  tainted: ReadonlySet<string>,
  { rules, report }: AnalysisContext,
): void {
  const writes = valueWrites(unit);
  const point = new Set(keysOf(unit, 'param-list').slice(0, 2));
  const isWanted = readingBoth(writes, point, new Set([...tainted].filter((it) => !point.has(it))));
  const jumps = (it: XmlElement): boolean => givesFlags(it, rules) && isWanted(valuesRead(it));
  for (const { value } of writes) {
    const comparison = firstIn(value, jumps);
    if (comparison === undefined) continue;
    report(diagnostic('W403', placeOf(comparison), { comparison: writtenExpression(comparison) }));
    return;
  }
}

/** A right-hand side with a kink, in a derivative that is differentiated again. */
function refuseKinks(unit: XmlElement, { rules, report }: AnalysisContext): void {
  const isKink = (it: XmlElement): boolean =>
    (it.localName === 'call' && kinked.has(calleeName(it))) ||
    (givesFlags(it, rules) && valuesRead(it).size > 0);
  for (const { value, decisions } of valueWrites(unit)) {
    const found = [value, ...decisions.map((it) => it.condition)].flatMap(
      (it) => firstIn(it, isKink) ?? [],
    )[0];
    if (found === undefined) continue;
    report(
      diagnostic('E408', placeOf(found), { kink: writtenExpression(found), function: functionName(unit) }),
    );
    return;
  }
}

/** The first part of an expression that is so. */
function firstIn(it: XmlElement, isSo: (it: XmlElement) => boolean): XmlElement | undefined {
  if (isSo(it)) return it;
  return children(it).flatMap((part) => firstIn(part, isSo) ?? [])[0];
}
