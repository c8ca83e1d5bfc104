import { holds } from '../../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { expressionText } from './expression-text.js';
import { isScalar, type Shape } from './shape.js';
import type { Argument } from './shape-of-call.js';
import { isStorage, variableKey } from '../reading/variable.js';

/** Functions that sum up or arrange anew what they are given first. */
const arranging: ReadonlySet<string> = new Set([
  ...['sum', 'mean', 'cumsum', 'reshape', 'transpose', 'ctranspose', 'permute', 'squeeze', 'repmat', 'full'],
]);
/** Functions that make sums, products, quotients or lists of what they are given. */
const combining: ReadonlySet<string> = new Set([
  ...['plus', 'times', 'rdivide', 'uplus', 'horzcat', 'vertcat'],
]);
/** Whose squares `adm_squares` gives: those of roots are no squares. */
const lengths: ReadonlySet<string> = new Set(["'abs'", "'hypot'", "'norm'", "'vecnorm'", "'std'"]);
const constants: ReadonlySet<string> = new Set(['zeros', 'ones', 'eye', 'numel', 'length', 'pi']);

/**
 * Whether the result of a function is put together from squares, and constants that are not negative, so that it is not
 * negative either, for real numbers, and its derivative is zero where it is zero itself.
 */
export function isOfSquares(name: string, given: readonly Argument[], shape: Shape): boolean {
  const [first, second] = given;
  if (constants.has(name)) return true;
  if (first === undefined) return false;
  if (name === 'sumsq') return true;
  if (name === 'adm_squares') return lengths.has(given[2]?.expression.textContent ?? '');
  if (arranging.has(name)) return first.value.squares;
  if (combining.has(name) && given.every((it) => it.value.squares)) return true;
  if (second === undefined) return false;
  const isEven = /^[2468]$/.test(second.expression.textContent);
  if (name === 'power') return isEven;
  const isSame = isSameStorage(first.expression, second.expression);
  if (name === 'times') return isSame;
  if (name === 'dot') return isSame;
  const areSquares = first.value.squares && second.value.squares;
  if (name === 'mrdivide') return areSquares && isScalar(second.value.shape);
  if (name === 'mtimes' && [first, second].some((it) => isScalar(it.value.shape))) return areSquares;
  if (name === 'mpower') return isEven && isScalar(first.value.shape);
  return name === 'mtimes' && isScalar(shape) && areTurned(first.expression, second.expression);
}

/**
 * Whether the result of a function is put together from squares if it is a scalar. Of what is taken element by element, the
 * operands are scalars then, too.
 */
export function isOfSquaresOfScalars(name: string, given: readonly Argument[]): boolean {
  const [first, second] = given;
  if (first === undefined) return false;
  if (['plus', 'times', 'rdivide', 'uplus'].includes(name))
    return given.every(({ value }) => value.squares || value.squaresOfScalars);
  if (second === undefined) return false;
  if (name === 'mpower') return /^[2468]$/.test(second.expression.textContent);
  if (name !== 'mtimes') return false;
  return isSameStorage(first.expression, second.expression) || areTurned(first.expression, second.expression);
}

/** Whether two operands are one variable, or the same part of one. */
function isSameStorage(one: XmlElement, other: XmlElement): boolean {
  if (!isStorage(one) || holds(one, (it) => it.localName === 'call')) return false;
  return expressionText(one) === expressionText(other);
}

/** Whether one of two operands is the other, transposed. */
function areTurned(one: XmlElement, other: XmlElement): boolean {
  return isTurned(one, other) || isTurned(other, one);
}

/** Whether one operand is a temporary that has just been made by transposing the other. */
function isTurned(temporary: XmlElement, operand: XmlElement): boolean {
  if (temporary.localName !== 'var') return false;
  let statement: XmlNode | null = temporary;
  while (isElement(statement) && !isAssignment(statement)) statement = statement.parentNode;
  const before = statement?.previousSibling ?? null;
  if (!isElement(before) || !isAssignment(before)) return false;
  const value = valueOf(before);
  if (value?.localName !== 'call' || !['transpose', 'ctranspose'].includes(calleeName(value))) return false;
  const [turned] = argumentsOf(value);
  const isMade = targetsOf(before).some((it) => !it.partial && it.key === variableKey(temporary));
  return isMade && turned !== undefined && isSameStorage(turned, operand);
}
