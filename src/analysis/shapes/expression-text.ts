import { children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variableKey } from '../reading/variable.js';

/** An expression as text, by which equal ones are known. */
export function expressionText(expression: XmlElement): string {
  const parts: string[] = [];
  walk(expression, (it) => {
    if (it.localName === 'var') {
      parts.push('var', variableKey(it));
      return false;
    }
    const count = children(it).length;
    // Without counts, x(k(1), 2) would be x(k(1, 2)).
    parts.push(it.localName, it.getAttribute('op'), count === 0 ? it.textContent : String(count));
    return undefined;
  });
  return parts.join(' ');
}
