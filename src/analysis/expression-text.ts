import { children, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';

/** An expression as text, by which equal ones are known. */
export function expressionText(expression: XmlElement): string {
  const parts: string[] = [];
  walk(expression, (it) => {
    parts.push(it.localName, it.getAttribute('op'), children(it).length === 0 ? it.textContent : '');
    return undefined;
  });
  return parts.join(' ');
}
