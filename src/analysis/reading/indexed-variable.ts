import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** Elements of a variable, or a call by name where names are not told from variables yet. */
export interface IndexedVariable {
  readonly variable: XmlElement;
  readonly indices: XmlElement;
}

/** The variable in front of indices in parentheses, and these; undefined of any other expression. */
export function indexedVariable(it: XmlElement): IndexedVariable | undefined {
  if (it.localName !== 'array') return undefined;
  const [variable, indices] = children(it);
  const isOne = variable?.localName === 'var' && indices?.localName === 'param-list';
  return isOne ? { variable, indices } : undefined;
}
