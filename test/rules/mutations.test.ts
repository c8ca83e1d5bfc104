import { afterAll, describe, expect, it } from 'vitest';
import { mutantsOf, mutations, type Mutation } from './mutate-rule.js';
import { readRules, type RuleSource } from '../../src/rules/rule-sources.js';
import { ruleReports } from '../../src/rules/rule-reports.js';
import { ruleScript } from '../../src/rules/rule-script.js';
import { runRuleScript } from '../../src/rules/run-rule-script.js';
import { wantedRules } from './wanted-rules.js';
import { withNewerFunctions } from './with-newer-functions.js';

const { tried } = readRules();
const rules = wantedRules(tried);

/** Formulas that can be wrong in these ways without a difference at points of the rules, and why. */
const unseen: readonly { readonly ids: RegExp; readonly why: string }[] = [
  { ids: /^adm_abs-1\/adjoint-2$/, why: 'zero, where it is a number, has no sign' },
  {
    ids: /^adm_(?:spectrum-2\/forward-[45]|singular-2\/forward-[5-8]|pencil_spectrum-2\/forward-[78])$/,
    why: 'modes and twins tell of equal values, which no point of these rules has (known-values/equal-values does)',
  },
  {
    ids: /^adm_(?:(?:abs|length)-1\/forward-5|(?:reciprocal|root)-1\/forward-3)$/,
    why: 'guards of tangents at special points are seen there (special-points.long.ts)',
  },
];
let made = 0;
let killed = 0;

describe.each(Object.keys(mutations) as Mutation[])('wrong rules: %s', (mutation) => {
  it('fail their tests', async () => {
    const wrong = rules.flatMap((rule) => mutantsOf(rule, mutation));
    if (rules.length === tried.length) expect(wrong.length).toBeGreaterThan(20);
    // Parts that the patterns of a function share need only fail in one of them: some solvers are not exact enough without a tolerance.
    const first = new Map(wrong.map((it) => [formulasOf(it), it]));
    const alive = await survivorsOf([...first.values()]);
    const doubtful = new Set(alive.map(formulasOf));
    const others = wrong.filter((it) => doubtful.has(formulasOf(it)) && !alive.includes(it));
    const stillAlive = await survivorsOf(others);
    const caught = new Set(others.filter((it) => !stillAlive.includes(it)).map(formulasOf));
    const survivors = alive.filter((it) => !caught.has(formulasOf(it)));
    made += first.size;
    killed += first.size - survivors.length;
    const seen = survivors.filter(({ id }) => !unseen.some(({ ids }) => ids.test(id)));
    expect(seen.map(({ id }) => id)).toEqual([]);
  }, 1_200_000);
});

afterAll(() => {
  const rate = ((100 * killed) / Math.max(made, 1)).toFixed(1);
  process.stdout.write(`${String(killed)} of ${String(made)} wrong rules were caught (${rate} %)\n`);
});

/** Those of some wrong rules that pass all tests. */
async function survivorsOf(wrong: readonly RuleSource[]): Promise<RuleSource[]> {
  if (wrong.length === 0) return [];
  const reports = ruleReports(await runRuleScript(withNewerFunctions(ruleScript(tried, wrong, true))));
  return wrong.filter(({ id }) => reports.get(id)?.failures.length === 0);
}

function formulasOf({ name, formulas }: RuleSource): string {
  return [name, ...formulas.map((it) => it.text)].join('\n');
}
