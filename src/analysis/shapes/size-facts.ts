import { annotation, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { Dimension } from './dimension.js';
import { columnsOf, countOf, matrixShape, rowsOf, scalarShape, type Shape } from './shape.js';
import { variableKey } from '../reading/variable.js';

/** The facts learned on a variable's shape: what it must be if it was `before`, or undefined where that says no more. */
export interface SizeFact {
  readonly key: string;
  /** Whether it is learned that it is not of class logical. */
  readonly isNumeric?: boolean;
  readonly narrow: (before: Shape, shapeOf: (key: string) => Shape | undefined) => Shape | undefined;
}

const opposites: ReadonlyMap<string, string> = new Map([
  ['==', '~='],
  ['~=', '=='],
  ['>', '<='],
  ['<=', '>'],
  ['<', '>='],
  ['>=', '<'],
]);

/** The facts on the sizes of variables where a condition holds, or does not. */
export function factsOf(condition: XmlElement, truth: boolean): readonly SizeFact[] {
  const op = condition.getAttribute('op');
  const [first, second] = children(condition);
  if (condition.localName === 'unary' && op === '~' && first !== undefined) return factsOf(first, !truth);
  if (condition.localName === 'binary' && first !== undefined && second !== undefined) {
    if (op === '&&' || op === '||')
      return truth === (op === '&&') ? [...factsOf(first, truth), ...factsOf(second, truth)] : [];
    const relation = truth ? op : opposites.get(op);
    return relation === undefined ? [] : comparisonFacts(first, relation, second);
  }
  if (condition.localName !== 'call' || annotation(condition, 'is') === 'user') return [];
  return truth ? answerFacts(condition) : differenceFacts(condition);
}

/** The facts where a check that is a statement has been passed. */
export function factsOfCheck(call: XmlElement): readonly SizeFact[] {
  if (annotation(call, 'is') === 'user') return [];
  const [first, second, third] = argumentsOf(call);
  if (first === undefined) return [];
  if (calleeName(call) === 'assert')
    return second === undefined || isText(second) ? factsOf(first, true) : [];
  if (calleeName(call) !== 'validateattributes') return [];
  const [classes, attributes] = [second, third].map(itemsInBraces);
  const sizes = (attributes ?? []).filter((it) => isText(it) && !classed.has(textOf(it)));
  const named = classes?.every(isText) === true ? classFacts(first, classes.map(textOf)) : [];
  return [...named, ...sizes.flatMap((it) => attributeFacts(first, textOf(it)))];
}

/** Attributes that say something else of values than functions of such names of classes: true is a whole number, too. */
const classed: ReadonlySet<string> = new Set(['integer', 'numeric', 'float']);

function itemsInBraces(list: XmlElement | undefined): XmlElement[] {
  if (list?.getAttribute('op') !== '{}') return [];
  return children(list)
    .flatMap((row) => children(row))
    .flatMap((item) => children(item));
}

/** Whether a statement raises an error for certain. */
export function stops(statement: XmlElement): boolean {
  if (statement.localName !== 'call' || annotation(statement, 'is') === 'user') return false;
  if (calleeName(statement) !== 'error') return false;
  // A message without text raises none; with a second argument the first may be but an identifier.
  const given = argumentsOf(statement).slice(0, 2);
  return given.length > 0 && given.every((it) => isText(it) && textOf(it) !== '');
}

function comparisonFacts(left: XmlElement, relation: string, right: XmlElement): readonly SizeFact[] {
  if (left.localName !== 'call' || annotation(left, 'is') === 'user') return [];
  const [asked, along] = argumentsOf(left);
  const number = right.localName === 'literal' ? Number(right.textContent) : NaN;
  if (asked === undefined || !Number.isInteger(number)) return [];
  switch (calleeName(left)) {
    case 'numel':
    case 'length':
      return relation === '==' && number === 1 ? becomes(asked, () => scalarShape) : [];
    case 'ndims':
      return (relation === '==' || relation === '<=') && number === 2 ? becomes(asked, asMatrix) : [];
    case 'size': {
      const position = along?.textContent;
      if (relation !== '==' || (position !== '1' && position !== '2')) return [];
      return becomes(asked, (before) => withSize(before, position, Dimension.of(number)));
    }
    default:
      return [];
  }
}

function answerFacts(call: XmlElement): readonly SizeFact[] {
  const [first, second] = argumentsOf(call);
  if (first === undefined) return [];
  const name = calleeName(call);
  if (name === 'isa')
    return second !== undefined && isText(second) ? classFacts(first, [textOf(second)]) : [];
  if (second === undefined)
    return name.startsWith('is') ? attributeFacts(first, name.slice('is'.length)) : [];
  if (name === 'size_equal') return equalFacts(first, second);
  const [one, other] = [sizeAsked(first), sizeAsked(second)];
  return name === 'isequal' && one !== undefined && other !== undefined ? equalFacts(one, other) : [];
}

/** Where `any(size(x) ~= size(y))` does not hold. */
function differenceFacts(call: XmlElement): readonly SizeFact[] {
  const [first, ...others] = argumentsOf(call);
  if (calleeName(call) === 'islogical' && first !== undefined) return isNumeric(first);
  if (calleeName(call) !== 'any' || others.length > 0 || first?.getAttribute('op') !== '~=') return [];
  const [one, other] = children(first).map(sizeAsked);
  return one !== undefined && other !== undefined ? equalFacts(one, other) : [];
}

function attributeFacts(asked: XmlElement, attribute: string): readonly SizeFact[] {
  switch (attribute) {
    case 'scalar':
      return becomes(asked, () => scalarShape);
    case 'column':
      return becomes(asked, (it) => matrixShape(it.kind === 'matrix' ? it.rows : countOf(it), Dimension.one));
    case 'row':
      return becomes(asked, (it) =>
        matrixShape(Dimension.one, it.kind === 'matrix' ? it.columns : countOf(it)),
      );
    case 'matrix':
    case '2d':
      return becomes(asked, asMatrix);
    case 'numeric':
    case 'float':
    case 'integer':
      return isNumeric(asked);
    default:
      return [];
  }
}

/** The facts on a variable that is known to be of one of these classes, or groups of classes. */
function classFacts(asked: XmlElement, classes: readonly string[]): readonly SizeFact[] {
  return classes.length > 0 && !classes.includes('logical') ? isNumeric(asked) : [];
}

function isNumeric(asked: XmlElement): readonly SizeFact[] {
  return asked.localName === 'var'
    ? [{ key: variableKey(asked), narrow: () => undefined, isNumeric: true }]
    : [];
}

function equalFacts(one: XmlElement, other: XmlElement): readonly SizeFact[] {
  if (one.localName !== 'var' || other.localName !== 'var') return [];
  const sizedAs = (key: string, model: string): SizeFact => ({
    key,
    narrow: (before, shapeOf) => {
      const shape = shapeOf(model);
      return shape !== undefined && knowledge(shape) > knowledge(before) ? shape : undefined;
    },
  });
  const [first, second] = [variableKey(one), variableKey(other)];
  // If as much is known of both, the second gets the shape of the first.
  const alike: SizeFact = { key: second, narrow: (_, shapeOf) => shapeOf(first) };
  return [sizedAs(first, second), alike];
}

function becomes(asked: XmlElement, narrow: (before: Shape) => Shape | undefined): readonly SizeFact[] {
  return asked.localName === 'var' ? [{ key: variableKey(asked), narrow }] : [];
}

function asMatrix(it: Shape): Shape {
  return matrixShape(rowsOf(it), columnsOf(it));
}

/** A size can be told only of what has two dimensions: of others, `size(x, 2)` is not all that is behind the first. */
function withSize(before: Shape, position: '1' | '2', size: Dimension): Shape | undefined {
  if (before.kind !== 'matrix') return undefined;
  return position === '1' ? matrixShape(size, before.columns) : matrixShape(before.rows, size);
}

/** How much is known of a shape: a name only, that it has rows and columns, or how many of them. */
function knowledge(it: Shape): number {
  if (it.kind !== 'matrix') return 0;
  return 1 + Number(it.rows.isConstant) + Number(it.columns.isConstant);
}

/** The variable whose size is asked for. */
function sizeAsked(it: XmlElement): XmlElement | undefined {
  if (it.localName !== 'call' || annotation(it, 'is') === 'user' || calleeName(it) !== 'size')
    return undefined;
  const [asked, along] = argumentsOf(it);
  return along === undefined ? asked : undefined;
}

function isText(it: XmlElement): boolean {
  return it.localName === 'literal' && /^['"]/.test(it.textContent);
}

function textOf(literal: XmlElement): string {
  return literal.textContent.slice(1, -1);
}
