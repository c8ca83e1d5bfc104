import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment } from '../reading/assignment.js';

/**
 * The structures that an element uses as there can be but one of them: fields of several would be a list of values, no
 * operand, and nothing to take parts of or to assign to.
 */
export function singleOperandsOf(it: XmlElement): readonly XmlElement[] {
  const parts = children(it);
  const isOperator = it.localName === 'range' || it.localName === 'binary' || it.localName === 'unary';
  if (isAssignment(it)) return parts.slice(0, 1).flatMap(structureOf);
  if (isOperator && !['[]', '{}', '()'].includes(it.getAttribute('op'))) return parts.flatMap(structureOf);
  const isPart = ['array', 'struct-ref', 'dyn-struct-ref'].includes(it.localName);
  return isPart ? parts.slice(0, 1).flatMap(structureOf) : [];
}

/** The structure whose field this is, as far as it is no element of a structure array itself. */
function structureOf(it: XmlElement): readonly XmlElement[] {
  const [base] = children(it);
  const isField = ['struct-ref', 'dyn-struct-ref'].includes(it.localName);
  const isElement = base?.localName === 'array' && children(base)[1]?.localName === 'param-list';
  return isField && base !== undefined && !isElement ? [base] : [];
}
