import { namespaces } from '../../src/base/namespaces.js';
import { saxon } from '../../src/saxon/load-saxon.js';
import { parseXml } from '../../src/saxon/saxon.js';

/** Whether a pattern, as contracts have it in `ends`, matches anything in a tree. */
export function hasMatch(pattern: string, xml: string): boolean {
  return saxon().XPath.evaluate(`exists(//(${pattern}))`, parseXml(xml), {
    xpathDefaultNamespace: namespaces.adm,
    namespaceContext: { ada: namespaces.ada, adc: namespaces.adc },
  }) as boolean;
}
