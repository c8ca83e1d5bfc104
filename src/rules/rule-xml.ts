import { namespaces } from '../base/namespaces.js';
import type { Source } from '../matlab/source.js';
import type { RuleSource } from './rule-sources.js';

/** A file of rules with these alone, as a user would give them. */
export function ruleXml(name: string, rules: readonly RuleSource[]): Source {
  return { name, text: element('rules', { xmlns: namespaces.rules }, rules.map(textOf).join('')) };
}

function textOf(it: RuleSource): string {
  const attributes = {
    name: it.name,
    args: it.args.join(' '),
    results: it.results.join(' '),
    kind: it.kind === 'other' ? '' : it.kind,
    dim: it.dim,
    passive: it.passive.join(' '),
    unruled: it.unruled.join(' '),
    linear: it.linear.join(' '),
    complex: it.complex === 'analytic' ? '' : it.complex,
  };
  const uses = it.uses.map(({ rule, when }) => element('use', { rule, when: when.join(' ') }, ''));
  const formulas = it.formulas.map(({ role, of, result, when, style, text }) =>
    element(role, { of: of.join(' '), result, when: when.join(' '), style }, escaped(text)),
  );
  return element('rule', attributes, [...uses, ...formulas].join(''));
}

/** Attributes without a value are left out. */
function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content: string,
): string {
  const given = Object.entries(attributes).flatMap(([key, value = '']) =>
    value === '' ? [] : [` ${key}="${escaped(value)}"`],
  );
  return `<${name}${given.join('')}>${content}</${name}>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
