import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { fieldPath, plainExpression } from './kept-state.js';

/** Structures of which one gets the field of the other that has the name that an expression gives. */
export interface SameFields {
  readonly into: XmlElement;
  readonly from: XmlElement;
  readonly name: XmlElement;
}

/** The structures in `s.(name) = t.(name)`, where it is the same name. */
export function sameFields(target: XmlElement, value: XmlElement): SameFields | undefined {
  if (target.localName !== 'dyn-struct-ref' || value.localName !== 'dyn-struct-ref') return undefined;
  const [into, name] = children(target);
  const [from, same] = children(value);
  if (into === undefined || from === undefined || name === undefined || same === undefined) return undefined;
  const text = plainExpression(name)?.text;
  const isSame = text !== undefined && text === plainExpression(same)?.text;
  const arePaths = fieldPath(into) !== undefined && fieldPath(from) !== undefined;
  return isSame && arePaths ? { into, from, name } : undefined;
}
