import { children } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';

/** The arguments that stand in parentheses behind a name. */
export function givenTo(name: XmlElement): XmlElement[] | undefined {
  const around = name.parentNode;
  if (!isElement(around) || around.localName !== 'array') return undefined;
  const [base, list, ...more] = children(around);
  return base === name && list?.localName === 'param-list' && more.length === 0 ? children(list) : undefined;
}
