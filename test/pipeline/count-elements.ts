import { saxon } from '../../src/pipeline/load-saxon.js';
import { parseXml } from '../../src/pipeline/saxon.js';

/** How many elements a tree has. */
export function countElements(xml: string): number {
  return saxon().XPath.evaluate('count(//*)', parseXml(xml), {}) as number;
}
