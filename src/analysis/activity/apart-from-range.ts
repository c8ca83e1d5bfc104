import { children, holds } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { expressionText } from '../shapes/expression-text.js';
import { variableKey } from '../reading/variable.js';
import { writtenNumber } from '../reading/written-number.js';

/** A part of a variable, by its indices. */
export interface WrittenPart {
  readonly indices: readonly XmlElement[];
}

/** A text for a part of a variable, that begins with its key: equal parts have the same. */
export function partText(key: string, { indices }: WrittenPart): string {
  return `${key} ( ${indices.map(expressionText).join(' , ')}`;
}

/** How far an index is from a variable: i, i + 1, i - 1. */
export function offsetFrom(index: XmlElement, variable: string): number | undefined {
  const { base, constant } = linear(index);
  return base?.localName === 'var' && variableKey(base) === variable ? constant : undefined;
}

/**
 * Whether a part is apart from all that a loop over a range has for its own: in one dimension its index lies before the range, or
 * behind it, as k and 2:k - 1. `isSettled` tells whether a variable has just one value.
 */
export function isApartFrom(
  { indices }: WrittenPart,
  own: WrittenPart,
  loop: XmlElement,
  isSettled: (variable: string) => boolean,
): boolean {
  const [variable, range] = children(loop).filter((it) => it.localName !== 'counter');
  const bounds = range === undefined ? [] : children(range);
  const [first] = bounds;
  const last = bounds.at(-1);
  if (variable === undefined || first === undefined || last === undefined) return false;
  if (indices.length !== own.indices.length) return false;
  const step = bounds.length === 3 ? writtenNumber(bounds[1]!) : 1;
  if (!(Math.abs(step) > 0)) return false;
  const [least, most] = step > 0 ? [first, last] : [last, first];
  return own.indices.some((index, position) => {
    const offset = offsetFrom(index, variableKey(variable));
    const other = indices[position];
    if (offset === undefined || other === undefined) return false;
    const before = distance(other, least, isSettled);
    const behind = distance(other, most, isSettled);
    return (before !== undefined && before < offset) || (behind !== undefined && behind > offset);
  });
}

/** By how much a number exceeds another one, if both are the same but for constants. */
function distance(
  one: XmlElement,
  other: XmlElement,
  isSettled: (variable: string) => boolean,
): number | undefined {
  const [first, second] = [linear(one), linear(other)];
  const textOf = (it: XmlElement | undefined): string => (it === undefined ? '' : expressionText(it));
  if (textOf(first.base) !== textOf(second.base)) return undefined;
  return first.base === undefined || isSimple(first.base, isSettled)
    ? first.constant - second.constant
    : undefined;
}

/** Whether an expression has one value wherever it stands: a variable, or the size of one, that is given a value once. */
function isSimple(it: XmlElement, isSettled: (variable: string) => boolean): boolean {
  const plain = ['var', 'literal', 'binary', 'unary', 'call', 'id', 'param-list'];
  return !holds(it, (part) => {
    if (part.localName === 'var') return !isSettled(variableKey(part));
    if (part.localName === 'call') return !measuring.has(children(part)[0]?.textContent ?? '');
    return !plain.includes(part.localName) && part.parentNode?.localName !== 'var';
  });
}

const measuring: ReadonlySet<string> = new Set(['numel', 'length', 'size', 'rows', 'columns']);

/** An index as something and a whole number added to it. */
function linear(it: XmlElement): { readonly base: XmlElement | undefined; readonly constant: number } {
  const number = writtenNumber(it);
  if (Number.isInteger(number)) return { base: undefined, constant: number };
  const [first, second] = children(it);
  const op = it.localName === 'binary' ? it.getAttribute('op') : '';
  if ((op === '+' || op === '-') && first !== undefined && second !== undefined) {
    const added = writtenNumber(second);
    if (Number.isInteger(added)) return { base: first, constant: op === '+' ? added : -added };
  }
  return { base: it, constant: 0 };
}
