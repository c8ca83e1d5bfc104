import { annotation } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { isCellList } from '../reading/is-cell-list.js';
import type { ContainerPart } from '../handles/parts-of-container.js';

/** The argument that becomes the output of `deal` at a position, where each target gets one; undefined for other calls. */
export function dealtPart(call: XmlElement, position: number): readonly ContainerPart[] | undefined {
  if (call.localName !== 'call' || calleeName(call) !== 'deal' || annotation(call, 'is') === 'user')
    return undefined;
  const statement = call.parentNode as XmlElement;
  const given = argumentsOf(call);
  if (!isAssignment(statement) || targetsOf(statement).length !== given.length) return undefined;
  const value = given.some(isCellList) ? undefined : given[position];
  return value && [{ path: [], value, isExact: true }];
}
