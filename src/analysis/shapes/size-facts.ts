import { askedPlace, type AskedPlace } from './asked-place.js';
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
  pagedShape,
  rowsOf,
  scalarShape,
  type Shape,
} from './shape.js';

/** The facts learned on a variable's shape: what it must be if it was `before`, or undefined where that says no more. */
export interface SizeFact extends AskedPlace {
  /** The question that told that it is a field of a structure. */
  readonly isFieldBy?: XmlElement;
  /** Whether it is learned that it is not of class logical. */
  readonly isNumeric?: boolean;
  /** Whether it is learned that its elements are whole numbers. */
  readonly isWhole?: boolean;
  readonly narrow?: (
    before: Shape,
    shapeOf: (place: AskedPlace) => Shape | undefined,
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
  if (facts.length > 0 && left.localName !== 'var') return facts;
  return [...facts, ...comparedSizes(right, mirrored.get(relation) ?? '', left)];
}

function comparedSizes(left: XmlElement, relation: string, right: XmlElement): readonly SizeFact[] {
  if (left.localName === 'var') return comparedNumbers(left, relation, right);
  if (left.localName !== 'call' || annotation(left, 'is') === 'user') return [];
  const [asked, along] = argumentsOf(left);
  if (asked === undefined) return [];
  const number = numberIn(right);
  const least = leastBy(relation, number);
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
      if (isLeast)
        return [
          ...finds(asked, (it) => sizesFrom([sizeAt(it, position)], least)),
          ...becomes(asked, (it) => {
            const found = it.kind === 'named' ? sizesFrom([sizeAt(it, position)], least) : undefined;
            return found && withSize(it, position, sizeAt(it, position).replaced(found));
          }),
        ];
      return relation === '==' ? sizeFacts(asked, position, right) : [];
    }
    default:
      return [];
  }
}

/** The facts where a variable that holds a size is compared. */
function comparedNumbers(asked: XmlElement, relation: string, other: XmlElement): readonly SizeFact[] {
  return finds(asked, (_, amountOf) => {
    const size = amountOf(asked);
    if (size?.isSize !== true) return undefined;
    if (relation === '>=' || relation === '>') return sizesFrom([size], leastBy(relation, numberIn(other)));
    const amount = relation === '==' ? amountOf(other) : undefined;
    return amount?.isSize === true ? equalSizes(size, amount) : undefined;
  });
}

function numberIn(it: XmlElement): number {
  return it.localName === 'literal' ? Number(it.textContent) : NaN;
}

/** The least whole number for which a comparison with a number can hold. */
function leastBy(relation: string, number: number): number {
  return Number.isInteger(number) ? number + (relation === '>' ? 1 : 0) : 0;
}

/** A vector has elements: so it is known how many; of anything else, that each of its sizes is at least one. */
function sizesOfLong(it: Shape, least: number): FoundSizes | undefined {
  if (isVector(it)) return sizesFrom([lengthOf(it)], least);
  return it.kind === 'matrix' ? sizesFrom([it.rows, it.columns], Math.min(least, 1)) : undefined;
}

function sizedVector(it: Shape, amount: Dimension | undefined): FoundSizes | undefined {
  return amount !== undefined && isVector(it) ? equalSizes(lengthOf(it), amount) : undefined;
}

function sizeFacts(asked: XmlElement, position: '1' | '2', size: XmlElement): readonly SizeFact[] {
  return [
    ...finds(asked, (it, amountOf) => {
      const amount = it.kind === 'matrix' ? amountOf(size) : undefined;
      return amount && equalSizes(sizeAt(it, position), amount);
    }),
    ...becomes(asked, (it, _, amountOf) => {
      const amount = it.kind === 'named' ? amountOf(size) : undefined;
      return amount && withSize(it, position, amount);
    }),
  ];
}

/** The shape of an array that may have more than two dimensions, where one of the first two is known. */
function withSize(it: Shape, position: '1' | '2', size: Dimension): Shape {
  const rows = position === '1' ? size : rowsOf(it);
  const columns = position === '2' ? size : columnsOf(it);
  return pagedShape(it.key, { rows, columns });
}

function sizeAt(it: Shape, position: '1' | '2'): Dimension {
  return position === '1' ? rowsOf(it) : columnsOf(it);
}

/** The facts where the size of something is a row of two numbers. */
function listedFacts(one: XmlElement | undefined, other: XmlElement | undefined): readonly SizeFact[] {
  if (one === undefined || other === undefined) return [];
  const [asked, list] = other.getAttribute('op') === '[]' ? [sizeAsked(one), other] : [sizeAsked(other), one];
  if (asked === undefined || list.getAttribute('op') !== '[]') return [];
  const rows = children(list).flatMap((it) => children(it));
  const [rowCount, columnCount, ...others] = rows.length === 1 ? rows.flatMap((it) => children(it)) : [];
  if (rowCount === undefined || columnCount === undefined || others.length > 0) return [];
  return [
    ...becomes(asked, (it, _, amountOf) =>
      [rowCount, columnCount].every((count) => amountOf(count) !== undefined) ? asMatrix(it) : undefined,
    ),
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
  if (name === 'isfield') return isText(second) ? fieldFacts(call, first, textOf(second)) : [];
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
  return onPlace(asked, { isNumeric: true });
}

function fieldFacts(question: XmlElement, structure: XmlElement, field: string): readonly SizeFact[] {
  return onPlace(structure, { isFieldBy: question }).map((it) => ({ ...it, path: [...it.path, field] }));
}

function equalFacts(one: XmlElement, other: XmlElement): readonly SizeFact[] {
  const [first, second] = [askedPlace(one), askedPlace(other)];
  if (first === undefined || second === undefined) return [];
  const sizedAs = (place: AskedPlace, model: AskedPlace): SizeFact => ({
    ...place,
    narrow: (before, shapeOf) => {
      const shape = shapeOf(model);
      return shape !== undefined && knowledge(shape) > knowledge(before) ? shape : undefined;
    },
  });
  // If as much is known of both, the second gets the shape of the first.
  const alike: SizeFact = { ...second, narrow: (_, shapeOf) => shapeOf(first) };
  return [sizedAs(first, second), alike];
}

function becomes(asked: XmlElement, narrow: Required<SizeFact>['narrow']): readonly SizeFact[] {
  return onPlace(asked, { narrow });
}

function finds(asked: XmlElement, find: Required<SizeFact>['find']): readonly SizeFact[] {
  return onPlace(asked, { find });
}

function onPlace(asked: XmlElement, fact: Omit<SizeFact, keyof AskedPlace>): readonly SizeFact[] {
  const place = askedPlace(asked);
  return place === undefined ? [] : [{ ...place, ...fact }];
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
