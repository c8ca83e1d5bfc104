import { parseXml, saxon } from '../../src/pipeline/saxon.js';

/** Whether two trees hold the same elements, attributes and texts; namespaces that are in scope do not matter. */
export function sameTree(one: string, other: string): boolean {
  return saxon().XPath.evaluate('deep-equal($one, $other)', [], {
    params: { one: parseXml(one), other: parseXml(other) },
  }) as boolean;
}
