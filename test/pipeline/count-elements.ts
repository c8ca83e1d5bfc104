import { saxon } from '../../src/saxon/load-saxon.js';
import { parseXml } from '../../src/saxon/saxon.js';

/** How many elements a tree has. */
export function countElements(xml: string): number {
  return saxon().XPath.evaluate('count(//*)', parseXml(xml), {}) as number;
}
