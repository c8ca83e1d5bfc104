import { beforeAll, describe, expect, it } from 'vitest';
import { readRules } from './read-rules.js';
import { ruleReports, type RuleReport } from './rule-reports.js';
import { ruleScript } from './rule-script.js';
import { runRuleScript } from './run-rule-script.js';

const { tried: rules } = readRules();

describe('derivative rules', () => {
  let reports: ReadonlyMap<string, RuleReport>;

  beforeAll(async () => {
    reports = ruleReports(await runRuleScript(ruleScript(rules)));
  });

  it.each(rules.map((rule) => [rule.id, rule.args.join(', ')]))('%s: %s', (id) => {
    const report = reports.get(id);
    expect(report?.failures).toEqual([]);
    expect(report?.idle, 'formulas that no point reached').toEqual([]);
    expect(report?.checks).toBeGreaterThan(3);
  });
});
