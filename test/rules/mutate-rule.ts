import type { Formula, RuleSource } from '../../src/rules/rule-sources.js';

/** The rules that a mutation makes of one: each wrong in one formula. */
export function mutantsOf(rule: RuleSource, mutation: Mutation): RuleSource[] {
  return rule.formulas.flatMap((it, index) => {
    const text = mutations[mutation](it);
    if (text === it.text) return [];
    const formulas = rule.formulas.with(index, { ...it, text });
    return [{ ...rule, id: `${rule.id}/${it.role}-${String(index + 1)}`, formulas }];
  });
}

export type Mutation = keyof typeof mutations;

/** Ways to be wrong: of the adjoint (a partial is both), and of the tangent. */
export const mutations = {
  'sign of the adjoint': inAdjoints((text) => `-(${text})`),
  'sign of the tangent': inTangents((text) => `-(${text})`),
  'dropped factor of the adjoint': inAdjoints(withoutLastFactor),
  'dropped factor of the tangent': inTangents(withoutLastFactor),
  'dropped transpose of the adjoint': inAdjoints((text) => text.replace(".'", '')),
  'dropped transpose of the tangent': inTangents((text) => text.replace(".'", '')),
  'one for zero': (it: Formula) => (isZero(it) ? `1 + (${it.text})` : it.text),
} as const;

function inAdjoints(change: (text: string) => string): (it: Formula) => string {
  return (it) => (it.role === 'forward' || isZero(it) ? it.text : change(it.text));
}

function inTangents(change: (text: string) => string): (it: Formula) => string {
  return (it) => (it.role !== 'forward' || isZero(it) ? it.text : change(it.text));
}

/** Whether a formula gives zeros, which are right with any sign and factor: steps do not move with the places. */
function isZero({ of, text }: Formula): boolean {
  const isStep = /'(?:nearest|previous|next)'/.test(text) && of.every((it) => /^[xyz]i/.test(it));
  return isStep || /^(?:0|zeros\(size\(\w+\)\))$/.test(text);
}

/** The formula without what its last product or quotient outside of parentheses joins to it. */
function withoutLastFactor(text: string): string {
  let depth = 0;
  for (let at = text.length - 1; at > 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    if (text[at] === '(') depth -= 1;
    const joined = depth === 0 ? / \.?[*/] $/.exec(text.slice(Math.max(0, at - 4), at)) : null;
    if (joined !== null && !/\b[ag]_/.test(text.slice(at))) return text.slice(0, at - joined[0].length);
  }
  return text;
}
