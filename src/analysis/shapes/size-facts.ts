import { annotation, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { Dimension } from './dimension.js';
import { equalSizes, sizesFrom, type FoundSizes } from './equal-sizes.js';
import {
  columnsOf,
  countOf,
  isVector,
  lengthOf,
  matrixShape,
  rowsOf,
  scalarShape,
  type Shape,
} from './shape.js';
import { variableKey } from '../reading/variable.js';

/** The facts learned on a variable's shape: what it must be if it was `before`, or undefined where that says no more. */
export interface SizeFact {
  readonly key: string;
  /** Whether it is learned that it is not of class logical. */
  readonly isNumeric?: boolean;
  /** Whether it is learned that its elements are whole numbers. */
  readonly isWhole?: boolean;
  readonly narrow?: (
    before: Shape,
    shapeOf: (key: string) => Shape | undefined,
    amountOf: AmountOf,
  ) => Shape | undefined;
  /** The sizes that turn out to be something, of this variable or of others. */
  readonly find?: (before: Shape, amountOf: AmountOf) => FoundSizes | undefined;
}

/** The whole number that an expression gives, where it is known. */
export type AmountOf = (expression: XmlElement) => Dimension | undefined;

const opposites: ReadonlyMap<string, string> = new Map([
  ['==', '~='],
  ['~=', '=='],
  ['>', '<='],
  ['<=', '>'],
  ['<', '>='],
  ['>=', '<'],
]);

const mirrored: ReadonlyMap<string, string> = new Map([
  ['==', '=='],
  ['>', '<'],
  ['<=', '>='],
  ['<', '>'],
  ['>=', '<='],
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
  const facts = comparedSizes(left, relation, right);
  return facts.length > 0 ? facts : comparedSizes(right, mirrored.get(relation) ?? '', left);
}

function comparedSizes(left: XmlElement, relation: string, right: XmlElement): readonly SizeFact[] {
  if (left.localName !== 'call' || annotation(left, 'is') === 'user') return [];
  const [asked, along] = argumentsOf(left);
  if (asked === undefined) return [];
  const number = right.localName === 'literal' ? Number(right.textContent) : NaN;
  const least = Number.isInteger(number) ? number + (relation === '>' ? 1 : 0) : 0;
  const isLeast = relation === '>=' || relation === '>';
  switch (calleeName(left)) {
    case 'numel':
    case 'length':
      if (relation === '==' && number === 1) return becomes(asked, () => scalarShape);
      if (isLeast) return finds(asked, (it) => sizesOfLong(it, least));
      return relation === '==' ? finds(asked, (it, amountOf) => sizedVector(it, amountOf(right))) : [];
    case 'ndims':
      return (relation === '==' || relation === '<=') && number === 2 ? becomes(asked, asMatrix) : [];
    case 'size': {
      const position = along?.textContent;
      if (position !== '1' && position !== '2') return [];
      if (isLeast) return finds(asked, (it) => sizesFrom([sizeAt(it, position)], least));
      return relation === '==' ? sizeFacts(asked, position, right) : [];
    }
    default:
      return [];
  }
}

/** A vector has elements: so it is known how many; of anything else, that each of its sizes is at least one. */
function sizesOfLong(it: Shape, least: number): FoundSizes | undefined {
  if (isVector(it)) return sizesFrom([lengthOf(it)], least);
  return it.kind === 'matrix' ? sizesFrom([it.rows, it.columns], Math.min(least, 1)) : undefined;
}

function sizedVector(it: Shape, amount: Dimension | undefined): FoundSizes | undefined {
  return amount !== undefined && isVector(it) ? equalSizes(lengthOf(it), amount) : undefined;
}

/** A size can be told only of what has two dimensions: of others, `size(x, 2)` is not all that is behind the first. */
function sizeFacts(asked: XmlElement, position: '1' | '2', size: XmlElement): readonly SizeFact[] {
  return finds(asked, (it, amountOf) => {
    const amount = it.kind === 'matrix' ? amountOf(size) : undefined;
    return amount && equalSizes(sizeAt(it, position), amount);
  });
}

function sizeAt(it: Shape, position: '1' | '2'): Dimension {
  return position === '1' ? rowsOf(it) : columnsOf(it);
}

/** The facts where the size of something is a row of two numbers. */
function listedFacts(one: XmlElement | undefined, other: XmlElement | undefined): readonly SizeFact[] {
  if (one === undefined || other === undefined) return [];
  const [asked, list] = other.getAttribute('op') === '[]' ? [sizeAsked(one), other] : [sizeAsked(other), one];
  if (asked?.localName !== 'var' || list.getAttribute('op') !== '[]') return [];
  const rows = children(list).flatMap((it) => children(it));
  const [rowCount, columnCount, ...others] = rows.length === 1 ? rows.flatMap((it) => children(it)) : [];
  if (rowCount === undefined || columnCount === undefined || others.length > 0) return [];
  return [
    {
      key: variableKey(asked),
      narrow: (it, _, amountOf) =>
        [rowCount, columnCount].every((count) => amountOf(count) !== undefined) ? asMatrix(it) : undefined,
    },
    ...sizeFacts(asked, '1', rowCount),
    ...sizeFacts(asked, '2', columnCount),
  ];
}

function answerFacts(call: XmlElement): readonly SizeFact[] {
  const [first, second] = argumentsOf(call);
  if (first === undefined) return [];
  const name = calleeName(call);
  if (name === 'all' && second === undefined)
    return first.getAttribute('op') === '==' ? comparedWholes(first) : [];
  if (name === 'isa')
    return second !== undefined && isText(second) ? classFacts(first, [textOf(second)]) : [];
  if (second === undefined)
    return name.startsWith('is') ? attributeFacts(first, name.slice('is'.length)) : [];
  if (name === 'size_equal') return equalFacts(first, second);
  if (name !== 'isequal') return [];
  const [one, other] = [sizeAsked(first), sizeAsked(second)];
  if (one !== undefined && other !== undefined) return equalFacts(one, other);
  return [...listedFacts(first, second), ...comparisonFacts(first, '==', second)];
}

/** Where a question, such as `any(size(x) ~= size(y))`, is answered with no. */
function differenceFacts(call: XmlElement): readonly SizeFact[] {
  const [first, ...others] = argumentsOf(call);
  if (first === undefined) return [];
  if (calleeName(call) === 'islogical') return isNumeric(first);
  if (calleeName(call) === 'isempty') return finds(first, (it) => sizesOfLong(it, 1));
  if (calleeName(call) !== 'any' || others.length > 0 || first.getAttribute('op') !== '~=') return [];
  return comparedWholes(first);
}

/** The facts where all sizes of something are those of something else. */
function comparedWholes(comparison: XmlElement): readonly SizeFact[] {
  const [first, second] = children(comparison);
  const [one, other] = children(comparison).map(sizeAsked);
  return one !== undefined && other !== undefined ? equalFacts(one, other) : listedFacts(first, second);
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
  return asked.localName === 'var' ? [{ key: variableKey(asked), isNumeric: true }] : [];
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

function finds(asked: XmlElement, find: SizeFact['find']): readonly SizeFact[] {
  return asked.localName === 'var' && find !== undefined ? [{ key: variableKey(asked), find }] : [];
}

function asMatrix(it: Shape): Shape {
  return matrixShape(rowsOf(it), columnsOf(it));
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
