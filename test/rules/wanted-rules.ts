import type { RuleSource } from '../../src/rules/rule-sources.js';

const wanted = process.env['RULES'];

/** Those of some rules whose ids or families match the regular expression `RULES`; without it these themselves. */
export function wantedRules(rules: readonly RuleSource[]): readonly RuleSource[] {
  if (wanted === undefined) return rules;
  const expression = new RegExp(wanted);
  return rules.filter(({ id, family }) => expression.test(id) || expression.test(family));
}
