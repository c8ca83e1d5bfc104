import { describe, expect, it } from 'vitest';
import { mutateRule, mutations, type Mutation } from './mutate-rule.js';
import { readRules, type RuleSource } from '../../src/rules/rule-sources.js';
import { ruleReports } from '../../src/rules/rule-reports.js';
import { ruleScript } from '../../src/rules/rule-script.js';
import { runRuleScript } from '../../src/rules/run-rule-script.js';
import { withNewerFunctions } from './with-newer-functions.js';

const { tried: rules } = readRules();

describe.each(Object.keys(mutations) as Mutation[])('wrong rules: %s', (mutation) => {
  it('fail their tests', async () => {
    const wrong = rules.map((rule) => mutateRule(rule, mutation)).filter((rule) => rule !== undefined);
    expect(wrong.length).toBeGreaterThan(20);
    const reports = ruleReports(await runRuleScript(withNewerFunctions(ruleScript(rules, wrong))));
    const caught = new Set(wrong.filter(({ id }) => reports.get(id)?.failures.length !== 0).map(formulasOf));
    const survivors = wrong.filter((rule) => !caught.has(formulasOf(rule))).map(({ id }) => id);
    expect(survivors).toEqual([]);
  });
});

/** What patterns of a function share need only fail in one of them: some solvers are not exact enough without a tolerance. */
function formulasOf({ name, formulas }: RuleSource): string {
  return [name, ...formulas.map((it) => it.text)].join('\n');
}
