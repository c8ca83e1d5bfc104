import { beforeAll, describe, expect, it } from 'vitest';
import { readRules, type RuleSource } from '../../src/rules/rule-sources.js';
import { ruleReports, type RuleReport } from '../../src/rules/rule-reports.js';
import { ruleScript } from '../../src/rules/rule-script.js';
import { runRuleScript } from '../../src/rules/run-rule-script.js';
import { wantedRules } from './wanted-rules.js';
import { withNewerFunctions } from './with-newer-functions.js';

/** Where the function itself makes nothing of complex numbers, or is not smooth at them. */
const meaningless = new Map([
  ['colon', 'Octave leaves imaginary parts out'],
  ['chol', 'a number is no Hermitian matrix then'],
  ['cholinv', 'a number is no Hermitian matrix then'],
  ['pcg', 'the method stops at once'],
  ['pcr', 'the method stops at once'],
  ['log2', 'the mantissa jumps at the modulus 0.5'],
  ['betapdf', 'what is compared with zero'],
  ['exppdf', 'what is compared with zero'],
  ['expcdf', 'what is compared with zero'],
  ['var', 'weights'],
  ['std', 'weights'],
]);

const { tried } = readRules();

const complex = wantedRules(tried)
  .filter((rule) => rule.complex === 'none' && !meaningless.has(rule.name))
  .flatMap((rule) => argumentsOf(rule).flatMap((name) => rule.tries.map((point) => ({ rule, name, point }))))
  .filter(
    ({ name, point }) => point[name] !== undefined && (point['active'] ?? name).split(/\s+/).includes(name),
  )
  .map(({ rule, name, point }, number) => ({
    ...rule,
    id: `${rule.id}:${name}:${String(number)}`,
    complex: 'parts' as const,
    edges: [],
    tries: [{ ...point, active: name, [name]: unevenly(point[name] ?? '') }],
  }));

describe('rules that take real numbers', () => {
  let reports: ReadonlyMap<string, RuleReport>;

  beforeAll(async () => {
    reports = ruleReports(await runRuleScript(withNewerFunctions(ruleScript(tried, complex, true))));
  });

  it('stop at complex ones, or are right there as well', () => {
    const wrong = complex.flatMap(({ id }) =>
      (reports.get(id)?.failures ?? []).filter((it) => it.startsWith('try ')).map((it) => `${id}: ${it}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** With imaginary parts that turn no elements alike. */
function unevenly(value: string): string {
  return `${value} + (0.3i + 0.1i * reshape(1:numel(${value}), size(${value})))`;
}

function argumentsOf({ formulas }: RuleSource): string[] {
  return [...new Set(formulas.flatMap((it) => it.of))];
}
