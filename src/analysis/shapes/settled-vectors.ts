import { annotateKnown, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { bodyOf } from '../reading/flow.js';
import { elementRead } from './element-read.js';
import { isLong, isVector, type Shape } from './shape.js';
import type { ShapeState } from './shape-state.js';

/** Notes on the statements of a function which vectors have a constant size there, of those whose elements they read by constant indices. */
export class SettledVectors {
  /** The variables of which statements, and statements inside of them, read elements. */
  readonly #read = new Map<XmlElement, Set<string>>();

  constructor(unit: XmlElement) {
    const body = bodyOf(unit);
    walk(body, (it) => {
      const read = elementRead(it);
      if (read !== undefined) this.#add(it, read.key, body);
      return it.localName === 'anonymous-function' ? false : undefined;
    });
  }

  /** Takes the facts before a statement. */
  note(statement: XmlElement, state: ShapeState): void {
    const read = this.#read.get(statement);
    if (read === undefined) return;
    const settled = [...read].flatMap((key) => {
      const value = state.values.get(key);
      const sizes = value && constantSizes(value.shape);
      return sizes === undefined ? [] : [`${key}=${sizes}`];
    });
    annotateKnown(statement, 'settles', settled.length > 0 ? settled.join(' ') : undefined);
  }

  #add(element: XmlElement, key: string, body: XmlElement): void {
    for (let it = element; it !== body && isElement(it.parentNode); it = it.parentNode) {
      if (it.parentNode.localName !== 'statement-list') continue;
      const keys = this.#read.get(it) ?? new Set();
      this.#read.set(it, keys.add(key));
    }
  }
}

/** Rows and columns of a vector of more than one element, where both are constant. */
function constantSizes(shape: Shape): string | undefined {
  if (shape.kind !== 'matrix' || !isVector(shape) || !isLong(shape)) return undefined;
  const { rows, columns } = shape;
  return rows.isConstant && columns.isConstant ? `${rows.constant},${columns.constant}` : undefined;
}
