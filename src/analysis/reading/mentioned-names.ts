import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { parameterKeys } from './parameter-keys.js';
import { variableKey } from './variable.js';

/** The names of the variables in a tree: within anonymous functions those that are not parameters of theirs. */
export function mentionedNames(
  tree: XmlElement,
  isLeftOut: (it: XmlElement) => boolean = () => false,
): Set<string> {
  const found = new Set<string>();
  const visit = (it: XmlElement, hidden: ReadonlySet<string>): void => {
    if (isLeftOut(it)) return;
    if (it.localName === 'var') {
      if (!hidden.has(variableKey(it))) found.add(variableKey(it));
      return;
    }
    const within =
      it.localName === 'anonymous-function' ? new Set([...hidden, ...parameterKeys(it)]) : hidden;
    for (const part of children(it)) visit(part, within);
  };
  visit(tree, new Set());
  return found;
}
