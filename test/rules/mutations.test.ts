import { afterAll, describe, expect, it } from 'vitest';
import { mutantsOf, mutations, type Mutation } from './mutate-rule.js';
import { readRules, type RuleSource } from '../../src/rules/rule-sources.js';
import { ruleReports } from '../../src/rules/rule-reports.js';
import { ruleScript } from '../../src/rules/rule-script.js';
import { runRuleScript } from '../../src/rules/run-rule-script.js';
import { withNewerFunctions } from './with-newer-functions.js';

const { tried: rules } = readRules();
let made = 0;
let killed = 0;

describe.each(Object.keys(mutations) as Mutation[])('wrong rules: %s', (mutation) => {
  it('fail their tests', async () => {
    const wrong = rules.flatMap((rule) => mutantsOf(rule, mutation));
    expect(wrong.length).toBeGreaterThan(20);
    const reports = ruleReports(await runRuleScript(withNewerFunctions(ruleScript(rules, wrong))));
    const caught = new Set(wrong.filter(({ id }) => reports.get(id)?.failures.length !== 0).map(formulasOf));
    const survivors = wrong.filter((rule) => !caught.has(formulasOf(rule))).map(({ id }) => id);
    made += wrong.length;
    killed += wrong.length - survivors.length;
    expect(survivors).toEqual([]);
  });
});

afterAll(() => {
  const rate = ((100 * killed) / made).toFixed(1);
  process.stdout.write(`${String(killed)} of ${String(made)} wrong rules were caught (${rate} %)\n`);
});

/** What patterns of a function share need only fail in one of them: some solvers are not exact enough without a tolerance. */
function formulasOf({ name, formulas }: RuleSource): string {
  return [name, ...formulas.map((it) => it.text)].join('\n');
}
