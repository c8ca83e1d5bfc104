import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variableKey } from '../reading/variable.js';
import { Dimension } from './dimension.js';
import { indexPart, sizeAlong, type Surroundings } from './evaluate.js';
import { expressionText } from './expression-text.js';
import {
  columnsOf,
  isLong,
  isVector,
  lengthOf,
  matrixShape,
  namedShape,
  pagedShape,
  pageOf,
  rowsOf,
  sameShape,
  type Shape,
} from './shape.js';
import type { ShapeState } from './shape-state.js';

/** The shape of an array after something may have been written beyond it: a vector stays one. */
export function grownShape(storage: XmlElement, old: Shape, around: Surroundings, name: string): Shape {
  const [, list] = children(storage);
  if (list === undefined) return namedShape(name);
  if (writesPages(list, old)) return pagedShape(name, { rows: rowsOf(old), columns: columnsOf(old) });
  if (children(list).length !== 1 || old.kind !== 'matrix') return namedShape(name);
  const isNone = lengthOf(old).isConstant && lengthOf(old).constant === 0 && isVector(old);
  if (isNone || !isVector(old)) return namedShape(name);
  const [index] = children(list);
  const written = index === undefined ? undefined : indexPart(index, old, 0, 1, around);
  if (written === undefined) return namedShape(name);
  const length = lengthOf(old).plus(Dimension.atom(`#${name}`));
  if (old.rows.isOne) return matrixShape(Dimension.one, length);
  // A column without elements, or with one, becomes a row, but for that without one that gets its first.
  return isLong(old) || written.amount?.isOne === true
    ? matrixShape(length, Dimension.one)
    : matrixShape(Dimension.atom(`#${name}.rows`), Dimension.atom(`#${name}.columns`));
}

/** Whether whole pages are written: where pages have elements, new ones have the sizes of the others. */
function writesPages(list: XmlElement, old: Shape): boolean {
  const indices = children(list);
  const page = pageOf(old);
  const areWhole = indices.length > 2 && indices.slice(0, 2).every((it) => it.localName === 'colon');
  return areWhole && page?.rows.isPositive === true && page.columns.isPositive;
}

/** Whether all that is written exists already. */
export function staysWithin(
  storage: XmlElement,
  array: Shape,
  state: ShapeState,
  around: Surroundings,
): boolean {
  const [base, list] = children(storage);
  if (base === undefined || list === undefined) return false;
  if (state.exists(variableKey(base), expressionText(list))) return true;
  const indices = children(list);
  return indices.every((index, position) => {
    if (index.localName === 'colon') return indices.length === 1 || array.kind === 'matrix';
    const value = indexPart(index, array, position, indices.length, around);
    if (value.logical) return indices.length === 1 && sameShape(value.shape, array);
    if (value.most === undefined) return false;
    return sizeAlong(array, position, indices.length).minus(value.most).isNonNegative;
  });
}
