import type { Formula, RuleSource } from './rule-sources.js';

/**
 * A rule as it holds for a call of which some facts are known: with the formulas alone that are taken then, and no
 * conditions. Undefined where no fact counts, or a formula is about patterns of sparse matrices, which are not at hand.
 */
export function ruleUnderFacts(rule: RuleSource, facts: readonly string[]): RuleSource | undefined {
  const holds = ({ when, style }: Formula): boolean =>
    style === undefined && when.every((it) => facts.includes(it));
  const taken = rule.formulas.filter(
    (it, index) =>
      it.role === 'forward' ||
      (holds(it) &&
        !rule.formulas
          .slice(0, index)
          .some((other) => other.role !== 'forward' && holds(other) && isOfAll(other, it))),
  );
  if (taken.every((it) => it.when.length === 0) || taken.some(({ text }) => /\bpattern_/.test(text))) {
    return undefined;
  }
  return { ...rule, uses: [], formulas: taken.map((it) => ({ ...it, when: [] })) };
}

/** Whether a formula serves all arguments that another is of. */
function isOfAll(it: Formula, other: Formula): boolean {
  return other.of.every((name) => it.of.includes(name));
}
