import { namespaces } from '../base/namespaces.js';
import { children, walk } from '../tree/tree.js';
import type { XmlDocument, XmlElement } from '../tree/xml-node.js';
import { rewritesOf } from './rewrite.js';

/** One formula of the table, or one rewrite of a function, and the names that are variables in it. */
export interface WrittenFormula {
  /** As the file has it. */
  readonly text: string;
  /** The expressions that it consists of: a formula is one, a rewrite its pattern and its replacement. */
  readonly expressions: readonly string[];
  readonly variables: readonly string[];
}

const formulaNames: ReadonlySet<string> = new Set(['partial', 'forward', 'adjoint']);

/** The formulas and rewrites of a file of rules, in their order. */
export function formulasOf(document: XmlDocument): WrittenFormula[] {
  const found: WrittenFormula[] = [];
  for (const rule of children(document.documentElement, namespaces.rules)) {
    if (rule.localName === 'rewrite') found.push(...rewriteFormulas(rule));
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
      const text = it.textContent.trim();
      if (formulaNames.has(it.localName)) found.push({ text, expressions: [text], variables });
      return undefined;
    });
  }
  return found;
}

function rewriteFormulas(it: XmlElement): WrittenFormula[] {
  const text = it.textContent.trim();
  return rewritesOf({ text, functions: words(it, 'for') }).map(({ pattern, replacement, holes }) => ({
    text,
    expressions: [pattern.text, replacement.text],
    variables: holes.map(({ name }) => name),
  }));
}

function words(rule: XmlElement, attribute: string): string[] {
  return rule
    .getAttribute(attribute)
    .split(/\s+/)
    .filter((word) => word !== '');
}
