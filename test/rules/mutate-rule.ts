import type { Formula, RuleSource } from '../../src/rules/rule-sources.js';

/** A rule made wrong in every formula of one direction; undefined where the mutation has nothing to change. */
export function mutateRule(rule: RuleSource, mutation: Mutation): RuleSource | undefined {
  const formulas = rule.formulas.map((it) => ({ ...it, text: mutations[mutation](it) }));
  const changed = formulas.some((it, index) => it.text !== rule.formulas[index]?.text);
  return changed ? { ...rule, formulas } : undefined;
}

export type Mutation = keyof typeof mutations;

/** Ways to be wrong: of the adjoint (a partial is both), and of the tangent. */
export const mutations = {
  'sign of the adjoint': (it: Formula) => (it.role === 'forward' ? it.text : `-(${it.text})`),
  'sign of the tangent': (it: Formula) => (it.role === 'forward' ? `-(${it.text})` : it.text),
  'dropped factor': (it: Formula) => (it.role === 'forward' ? it.text : withoutLastFactor(it.text)),
  'dropped transpose of the adjoint': (it: Formula) =>
    it.role === 'forward' ? it.text : it.text.replace(".'", ''),
  'dropped transpose of the tangent': (it: Formula) =>
    it.role === 'forward' ? it.text.replace(".'", '') : it.text,
} as const;

/** The formula without what its last product or quotient outside of parentheses joins to it. */
function withoutLastFactor(text: string): string {
  let depth = 0;
  for (let at = text.length - 1; at > 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    if (text[at] === '(') depth -= 1;
    const joined = depth === 0 ? / \.?[*/] $/.exec(text.slice(Math.max(0, at - 4), at)) : null;
    if (joined !== null && !text.slice(at).includes('a_')) return text.slice(0, at - joined[0].length);
  }
  return text;
}
