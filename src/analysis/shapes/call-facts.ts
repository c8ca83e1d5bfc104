import { annotate, annotateKnown, annotation } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { Rule } from '../../rules/rule-table.js';
import { isAbsorbed } from './absorption.js';
import { Dimension } from './dimension.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { evaluate, type Surroundings } from './evaluate.js';
import { isActive } from '../reading/is-active.js';
import { placesOf } from './places.js';
import { columnsOf, isScalar, isVector, rowsOf, sameShape, type Shape } from './shape.js';
import type { Value } from './value.js';

/**
 * Writes on a call what the derivative rule of its function can make use of: the facts that its conditions ask for
 * (`ada:facts`; `absorbed` where the adjoint of what is reduced need not be expanded, `total` where one number is left of it),
 * how each argument's shape fits the result's (`ada:fit`; `ada:along` where a scalar meets a vector; `ada:alike` is the number of a
 * shape that does not fit), where the parts of a concatenation are (`ada:stacked`, `ada:extent`),
 * and what the places say that `max` and `min` find (`ada:places`).
 */
export function annotateCall(
  call: XmlElement,
  result: Value | undefined,
  around: Surroundings,
  program: {
    readonly outputs: number;
    readonly style: string | undefined;
    /** Whether there may be sparse matrices, whose operands are not expanded. */
    readonly isSparse: boolean;
    /** The number by which a shape is known, the same for all that have it. */
    readonly numberOf: (shape: Shape) => number;
  },
): void {
  const { outputs, style, isSparse, numberOf } = program;
  if (annotation(call, 'is') === 'user' || result === undefined) return;
  const given = argumentsOf(call);
  const values = given.map((it) => evaluate(it, around));
  given.forEach((it, index) => {
    const value = values[index];
    if (value === undefined) return;
    // The adjoint of a full operand of a sparse one must become full.
    const fit = isSparse && !isScalar(value.shape) ? undefined : fitOf(value.shape, result.shape);
    annotateKnown(it, 'fit', fit);
    annotateKnown(it, 'along', fit === 'scalar' && isVector(result.shape) ? 'vector' : undefined);
    const isReduced = fit === undefined && given.length > 1 && isActive(it);
    annotateKnown(it, 'alike', isReduced ? String(numberOf(value.shape)) : undefined);
  });
  const name = calleeName(call);
  if (name === 'horzcat' || name === 'vertcat') {
    annotatePlaces(given, values, result.shape, name === 'vertcat');
  }
  const rule = around.rules.ruleFor(name, given, outputs);
  if (rule === undefined) return;
  // One cell is no scalar to a rule: its adjoint is no number.
  const numbers = values.map((value, index) => (isContainer(given[index]) ? undefined : value));
  const containers = rule.parameters.filter((_, index) => isContainer(given[index]));
  const factsOf = ({ conditions, parameters }: Rule): string[] =>
    conditions.filter(
      (fact) => containers.some((name) => fact === `container(${name})`) || holds(fact, parameters, numbers),
    );
  const facts = factsOf(rule);
  if (style !== 'classic' && !isSparse) {
    if (isReductionAbsorbed(rule, given, around)) facts.push('absorbed');
    if (reducedParameter(rule) !== undefined && isScalar(result.shape)) facts.push('total');
  }
  // The helpers of ADiMat find out for themselves.
  const use =
    style === 'classic'
      ? undefined
      : rule.uses.find(({ when }) => when.every((fact) => facts.includes(fact)));
  const other = use === undefined ? undefined : around.rules.ruleFor(use.rule, given, outputs);
  const all = new Set([...facts, ...(other === undefined ? [] : factsOf(other))]);
  annotateKnown(call, 'facts', all.size > 0 ? [...all].join(' ') : undefined);
  if (style === 'classic') return;
  if (!isSparse) annotateKnown(call, 'places', placesOf(call, numbers, outputs));
  if (annotation(call, 'rule') !== undefined) annotate(call, 'rule', (other ?? rule).id);
}

/** How an operand's shape fits the result's, where it is known what of it is repeated. */
function fitOf(operand: Shape, result: Shape): 'same' | 'scalar' | 'row' | 'column' | undefined {
  if (sameShape(operand, result)) return 'same';
  if (isScalar(operand)) return 'scalar';
  if (operand.kind !== 'matrix' || result.kind !== 'matrix') return undefined;
  if (operand.columns.isOne && operand.rows.equals(result.rows)) return 'column';
  return operand.rows.isOne && operand.columns.equals(result.columns) ? 'row' : undefined;
}

function isContainer(expression: XmlElement | undefined): boolean {
  return expression !== undefined && annotation(expression, 'container') !== undefined;
}

/** Whether the adjoint of what is reduced need not be expanded to its size. */
function isReductionAbsorbed(rule: Rule, given: readonly XmlElement[], around: Surroundings): boolean {
  const reduced = given[rule.parameters.indexOf(reducedParameter(rule) ?? '')];
  return reduced !== undefined && isAbsorbed(reduced, around.rules);
}

/** The name of the array that a rule's function reduces. */
function reducedParameter(rule: Rule): string | undefined {
  return /^(?:reduce|select|average)\((\w+)/.exec(rule.shape ?? '')?.[1];
}

/**
 * Where parts have known shapes that fit, their sizes add up: none of them is left out. Of a vector, elements are counted. So
 * have those that are scalars one after the other, at the beginning, known places whatever is behind them.
 */
function annotatePlaces(
  given: readonly XmlElement[],
  values: readonly (Value | undefined)[],
  whole: Shape,
  below: boolean,
): void {
  const across = (it: Shape): Dimension => (below ? columnsOf(it) : rowsOf(it));
  const isStacked =
    whole.kind === 'matrix' &&
    values.every((it) => it?.shape.kind === 'matrix' && across(it.shape).equals(across(whole)));
  let first = Dimension.one;
  let isLed = true;
  given.forEach((it, index) => {
    const shape = values[index]?.shape;
    const next = shape === undefined ? first : first.plus(below ? rowsOf(shape) : columnsOf(shape));
    isLed &&= shape !== undefined && isScalar(shape);
    const isCounted = first.isConstant && next.isConstant;
    const needed = index === given.length - 1 ? [it] : given.slice(0, index + 1);
    const isPlaced = isLed || (isStacked && (isCounted || needed.every(isSized)));
    const isVector = isLed || across(whole).isOne;
    annotateKnown(it, 'stacked', !isPlaced ? undefined : isVector ? 'vector' : 'matrix');
    const extent = `${first.constant} ${next.constant - 1}`;
    annotateKnown(it, 'extent', isPlaced && isCounted ? extent : undefined);
    first = next;
  });
}

/** Whether it takes nothing to find out how large a part is. */
function isSized(part: XmlElement): boolean {
  return part.localName === 'var' || part.localName === 'literal';
}

function holds(fact: string, parameters: readonly string[], values: readonly (Value | undefined)[]): boolean {
  const [, name = '', list = ''] = /^([a-z]+)\((.*)\)$/.exec(fact) ?? [];
  const named = list.split(',').map((word) => values[parameters.indexOf(word)]);
  const [first, second] = named;
  if (first === undefined) return false;
  switch (name) {
    case 'scalar':
      return isScalar(first.shape);
    case 'vector':
      return isVector(first.shape);
    case 'row':
      return rowsOf(first.shape).isOne;
    case 'column':
      return columnsOf(first.shape).isOne;
    case 'square':
      return first.shape.kind === 'matrix' && first.shape.rows.equals(first.shape.columns);
    case 'inner':
      return (
        second !== undefined &&
        areMatrices(first, second) &&
        columnsOf(first.shape).equals(rowsOf(second.shape))
      );
    case 'squares':
      return first.squares;
    case 'squaresofscalars':
      return first.squaresOfScalars;
    case 'matrix':
      return first.shape.kind === 'matrix';
    default:
      return false;
  }
}

function areMatrices(one: Value, other: Value): boolean {
  return one.shape.kind === 'matrix' && other.shape.kind === 'matrix';
}
