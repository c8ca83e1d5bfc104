import { describe, expect, it } from 'vitest';
import { mutateRule, mutations, type Mutation } from './mutate-rule.js';
import { readRules } from './read-rules.js';
import { ruleReports } from './rule-reports.js';
import { ruleScript } from './rule-script.js';
import { runRuleScript } from './run-rule-script.js';

const { tried: rules } = readRules();

describe.each(Object.keys(mutations) as Mutation[])('wrong rules: %s', (mutation) => {
  it('fail their tests', async () => {
    const wrong = rules.map((rule) => mutateRule(rule, mutation)).filter((rule) => rule !== undefined);
    expect(wrong.length).toBeGreaterThan(50);
    const reports = ruleReports(await runRuleScript(ruleScript(rules, wrong)));
    const survivors = wrong.filter(({ id }) => reports.get(id)?.failures.length === 0).map(({ id }) => id);
    expect(survivors).toEqual([]);
  });
});
