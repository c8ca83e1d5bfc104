import { firstChildOf, itemsOf, nextOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
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
  if (isStorage(left)) return targetsAt(left, 0);
  return itemsOf(left).flatMap(targetsAt);
}

/** The right-hand side of an assignment. */
export function valueOf(assignment: XmlElement): XmlElement | undefined {
  const left = firstChildOf(assignment);
  return left === undefined ? undefined : nextOf(left);
}

function targetsAt(storage: XmlElement, position: number): Target[] {
  const variable = principalVariable(storage);
  if (variable === undefined) return [];
  return [{ storage, variable, key: variableKey(variable), partial: storage !== variable, position }];
}
