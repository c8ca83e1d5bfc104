import { annotation, children, itemsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isCells } from '../lists/is-cells.js';
import { argumentsOf, calleeName, differentiableParts } from '../reading/differentiable-parts.js';
import { principalVariable } from '../reading/variable.js';
import {
  classOf,
  classOfItem,
  integerName,
  isToldItsClass,
  namesInteger,
  placedBy,
  type Classes,
} from './value-class.js';

/** Functions that give integers, or may be told to, and that can be called twice. */
const makers: ReadonlySet<string> = new Set([
  ...['intmax', 'intmin', 'cast', 'zeros', 'ones', 'eye', 'Inf', 'NaN'],
]);

/**
 * The innermost parts of an expression that may be of a class that rounds what they meet: if none is, nothing is rounded in
 * it. Undefined if that is unknown, or if asking for their classes would do more.
 */
export function roundingParts(expression: XmlElement, classes: Classes): readonly XmlElement[] | undefined {
  const found: XmlElement[] = [];
  return isCovered(expression, classes, found) ? found : undefined;
}

/** Adds the parts in question to a list; says whether that are all. */
function isCovered(it: XmlElement, classes: Classes, found: XmlElement[]): boolean {
  const own = classOfItem(it, classes);
  const isInteger = own === 'integer';
  const all = (parts: readonly XmlElement[]): boolean =>
    parts.map((part) => isCovered(part, classes, found)).every((is) => is);
  const integers = (parts: readonly XmlElement[]): boolean =>
    all(parts.filter((part) => classOf(part, classes) === 'integer'));
  if (isKept(it)) {
    if (isInteger || own === 'text') found.push(it);
    return own !== 'map';
  }
  if (it.localName === 'unary' && it.getAttribute('op') === '[]') return all(itemsOf(it));
  // Values in cells stay as they are.
  if (isCells(it)) return all(itemsOf(it).filter(isMade));
  if (own === 'map' || own === 'text') return false;
  if (it.localName !== 'call')
    return isInteger ? integers(children(it)) : all(differentiableParts(it, classes.rules).filter(isMade));
  const name = calleeName(it);
  const given = argumentsOf(it);
  if (annotation(it, 'is') === 'user') {
    if (isInteger) found.push(it);
    return all(given.filter(isMade));
  }
  if (!isInteger) return all(differentiableParts(it, classes.rules).filter(isMade));
  if (integerName.test(name) || makers.has(name)) {
    found.push(it);
    return true;
  }
  const isPlain = !isToldItsClass(name) && !given.some(namesInteger) && name !== 'tic';
  return isPlain && integers(placedBy(it, classes.rules));
}

/** Whether an expression is only read: if it rounds anything, that is what it meets. */
function isKept(it: XmlElement): boolean {
  return it.localName === 'literal' || principalVariable(it) !== undefined;
}

function isMade(it: XmlElement): boolean {
  return !isKept(it);
}
