import { namespaces } from '../base/namespaces.js';
import { children, walk } from '../tree/tree.js';
import type { XmlDocument, XmlElement } from '../tree/xml-node.js';

/** One formula of the table, and the names that are variables in it. */
export interface WrittenFormula {
  readonly text: string;
  readonly variables: readonly string[];
}

const formulaNames: ReadonlySet<string> = new Set(['partial', 'forward', 'adjoint']);

/** The formulas of a file of rules, in their order. */
export function formulasOf(document: XmlDocument): WrittenFormula[] {
  const found: WrittenFormula[] = [];
  for (const rule of children(document.documentElement, namespaces.rules)) {
    if (rule.localName !== 'rule') continue;
    const parameters = words(rule, 'args')
      .filter((it) => /^[A-Za-z]/.test(it))
      .map((it) => it.replace('...', ''));
    const results = rule.getAttribute('results') === '' ? ['z'] : words(rule, 'results');
    const variables = [
      ...parameters,
      ...results,
      ...results.map((it) => `a_${it}`),
      ...parameters.map((it) => `g_${it}`),
      ...parameters.map((it) => `pattern_${it}`),
    ];
    walk(rule, (it: XmlElement) => {
      if (formulaNames.has(it.localName)) found.push({ text: it.textContent.trim(), variables });
      return undefined;
    });
  }
  return found;
}

function words(rule: XmlElement, attribute: string): string[] {
  return rule
    .getAttribute(attribute)
    .split(/\s+/)
    .filter((word) => word !== '');
}
