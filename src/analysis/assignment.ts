import { children, firstChildOf, itemsOf } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { isStorage, principalVariable, variableKey } from './variable.js';

/** One place that an assignment writes to. */
export interface Target {
  readonly storage: XmlElement;
  readonly variable: XmlElement;
  readonly key: string;
  /** Whether only a part of the variable is written: an element, a field. */
  readonly partial: boolean;
  /** Its position among the outputs of the right-hand side, from 0. */
  readonly position: number;
}

/** Whether the element is an assignment. */
export function isAssignment(element: XmlElement): boolean {
  return element.localName === 'binary' && element.getAttribute('op') === '=';
}

const comparisons: ReadonlySet<string> = new Set(['==', '~=', '!=', '<=', '>=']);

/** Whether the element is an assignment as sources have them, compound ones among them. */
export function isAssigned(element: XmlElement): boolean {
  const op = element.getAttribute('op');
  return element.localName === 'binary' && op.endsWith('=') && !comparisons.has(op);
}

/** The places that an assignment writes to, in the order of the outputs. */
export function targetsOf(assignment: XmlElement): Target[] {
  const left = firstChildOf(assignment);
  if (left === undefined) return [];
  return targetExpressions(left).flatMap((storage, position) => {
    const variable = principalVariable(storage);
    if (variable === undefined) return [];
    return [{ storage, variable, key: variableKey(variable), partial: storage !== variable, position }];
  });
}

/** The right-hand side of an assignment. */
export function valueOf(assignment: XmlElement): XmlElement | undefined {
  return children(assignment)[1];
}

function targetExpressions(left: XmlElement): XmlElement[] {
  return isStorage(left) ? [left] : itemsOf(left);
}
