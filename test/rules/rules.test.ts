import { beforeAll, describe, expect, it } from 'vitest';
import { readRules } from '../../src/rules/rule-sources.js';
import { ruleReports, type RuleReport } from '../../src/rules/rule-reports.js';
import { ruleScript } from '../../src/rules/rule-script.js';
import { runRuleScript } from '../../src/rules/run-rule-script.js';
import { wantedRules } from './wanted-rules.js';
import { withNewerFunctions } from './with-newer-functions.js';

const { tried } = readRules();
const rules = wantedRules(tried);

describe('derivative rules', () => {
  let reports: ReadonlyMap<string, RuleReport>;

  beforeAll(async () => {
    reports = ruleReports(await runRuleScript(withNewerFunctions(ruleScript(tried, rules))));
  });

  it.each(rules.map((rule) => [rule.id, rule.args.join(', ')]))('%s: %s', (id) => {
    const report = reports.get(id);
    expect(report?.failures).toEqual([]);
    expect(report?.idle, 'formulas that no point reached').toEqual([]);
    expect(report?.checks).toBeGreaterThan(3);
  });
});
