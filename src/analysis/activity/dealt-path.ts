import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, valueOf } from '../reading/assignment.js';
import { isCellList } from '../reading/is-cell-list.js';
import { resultTakers } from '../lists/result-takers.js';
import { cellAt, pathOf, type PartPath } from '../handles/varied-paths.js';

/** Where what all cells of an array give the target at a position is, where each target gets one; undefined for other values. */
export function dealtPath(value: XmlElement, position: number): PartPath | undefined {
  const statement = value.parentNode as XmlElement;
  if (value.localName !== 'array' || !isAssignment(statement) || valueOf(statement) !== value)
    return undefined;
  const [cells, index] = children(value);
  const [only, ...others] =
    index?.localName === 'cell-index' ? children(index).flatMap((it) => children(it)) : [];
  if (cells === undefined || only?.localName !== 'colon' || others.length > 0) return undefined;
  if (resultTakers(value).some(mayTakeSeveral)) return undefined;
  const { path, isOpen, isSelection } = pathOf(cells);
  return isOpen || isSelection ? undefined : [...path, cellAt(position + 1)];
}

function mayTakeSeveral(target: XmlElement): boolean {
  return isCellList(target) || ['struct-ref', 'dyn-struct-ref'].includes(target.localName);
}
