import { annotation, children } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { isAssignment, targetsOf, valueOf } from './assignment.js';
import { argumentsOf, calleeName } from './differentiable-parts.js';
import { isCellList } from './is-cell-list.js';
import type { ContainerPart } from './parts-of-container.js';
import { resultTakers } from './result-takers.js';
import { cellAt, pathOf, type Path } from './varied-paths.js';

/** What becomes the output of `deal` at a position, where each target gets an argument; undefined for other calls. */
export function dealtPart(call: XmlElement, position: number): readonly ContainerPart[] | undefined {
  if (call.localName !== 'call' || calleeName(call) !== 'deal' || annotation(call, 'is') === 'user')
    return undefined;
  const statement = call.parentNode as XmlElement;
  const given = argumentsOf(call);
  if (!isAssignment(statement) || targetsOf(statement).length !== given.length) return undefined;
  const value = given.some(isCellList) ? undefined : given[position];
  return value && [{ path: [], value, isExact: true }];
}

/** Where what all cells of an array give the target at a position is, where each target gets one; undefined for other values. */
export function dealtPath(value: XmlElement, position: number): Path | undefined {
  const statement = value.parentNode as XmlElement;
  const [cells, index] = children(value);
  if (!isAssignment(statement) || valueOf(statement) !== value || cells === undefined) return undefined;
  const isList = value.localName === 'array' && index?.localName === 'cell-index';
  const [only, ...others] = isList ? children(children(index)[0] ?? index) : [];
  const targets = resultTakers(value);
  if (only?.localName !== 'colon' || others.length > 0 || targets.some(mayTakeSeveral)) return undefined;
  const { path, isOpen, isSelection } = pathOf(cells);
  return isOpen || isSelection ? undefined : [...path, cellAt(position + 1)];
}

function mayTakeSeveral(target: XmlElement): boolean {
  return isCellList(target) || ['struct-ref', 'dyn-struct-ref'].includes(target.localName);
}
