import { saxon } from '../../src/saxon/load-saxon.js';
import { parseXml } from '../../src/saxon/saxon.js';

/**
 * Whether two trees hold the same elements, attributes and texts. Namespaces that are in scope do not matter, nor do
 * references by generated identifiers.
 */
export function sameTree(one: string, other: string): boolean {
  const [first, second] = [one, other].map((it) => parseXml(it.replace(/ ref="[^"]*"/g, '')));
  return saxon().XPath.evaluate('deep-equal($first, $second)', [], { params: { first, second } }) as boolean;
}
