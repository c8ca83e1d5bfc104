import { children, itemsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { isCells } from '../lists/is-cells.js';
import { cellAt, type PartPath } from './varied-paths.js';

/** A value that is put into a cell array or a structure, and where in that it then is. */
export interface ContainerPart {
  readonly path: PartPath;
  readonly value: XmlElement;
  /** Whether it stands there as it is: of a cell array, a structure gets what is in the cells. */
  readonly isExact: boolean;
}

/**
 * The parts of an expression that makes a cell array (`{x, y}`) or a structure (`struct('a', x, 'b', {y})`) whose fields
 * are known; undefined for any other.
 */
export function partsOfContainer(expression: XmlElement): readonly ContainerPart[] | undefined {
  if (isCells(expression)) return partsOfCells(expression);
  if (expression.localName !== 'call' || calleeName(expression) !== 'struct') return undefined;
  const given = argumentsOf(expression);
  const parts: ContainerPart[] = [];
  for (let index = 0; index + 1 < given.length; index += 2) {
    const [name, value] = [given[index], given[index + 1]];
    const field = /^(['"])(\w+)\1$/.exec(name?.textContent ?? '')?.[2];
    if (name?.localName !== 'literal' || field === undefined || value === undefined) return undefined;
    const items = isCells(value) ? itemsOf(value) : undefined;
    if (items === undefined) parts.push({ path: [field], value, isExact: false });
    else parts.push(...items.map((it) => ({ path: [field], value: it, isExact: true })));
  }
  return given.length % 2 === 0 ? parts : undefined;
}

/** The cells between braces: their places are known in a single row, up to what may stand for several values or for none. */
function partsOfCells(expression: XmlElement): ContainerPart[] {
  const items = itemsOf(expression);
  const isRow = children(expression).every((rows) => children(rows).length === 1);
  const known = isRow ? items.findIndex(mayBeSeveral) : 0;
  return items.map((value, index) => ({
    path: [known === -1 || index < known ? cellAt(index + 1) : '{}'],
    value,
    isExact: true,
  }));
}

function mayBeSeveral(value: XmlElement): boolean {
  const [, second] = children(value);
  const isField = ['struct-ref', 'dyn-struct-ref'].includes(value.localName);
  return isField || (value.localName === 'array' && second?.localName === 'cell-index');
}
