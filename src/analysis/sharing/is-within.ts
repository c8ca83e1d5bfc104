import type { XmlElement, XmlNode } from '../../tree/xml-node.js';

/** Whether an element is another, or stands in it. */
export function isWithin(it: XmlElement, around: XmlElement): boolean {
  for (let outer: XmlNode | null = it; outer !== null; outer = outer.parentNode)
    if (outer === around) return true;
  return false;
}
