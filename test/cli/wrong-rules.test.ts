import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ComparisonReport } from '../../src/cli/verification/comparison.js';
import type { AdjointCheck } from '../../src/octave/check-adjoints.js';
import { packageRoot } from '../../src/base/package-root.js';
import { readRules, type RuleSource } from '../../src/rules/rule-sources.js';
import { ruleXml } from '../../src/rules/rule-xml.js';
import { mutantsOf, mutations, type Mutation } from '../rules/mutate-rule.js';
import { checkUnderRules, programOfRule } from './mutated-programs.js';
import { verdictsOfPrograms } from './verdicts-of-programs.js';
import { Workspace } from './workspace.js';

const count = 100;
const space = new Workspace();

/** A rule that stands under a name of its own for a function that calls the real one: all have room in one table. */
interface NamedRule {
  readonly name: string;
  readonly rule: RuleSource;
}

afterAll(() => {
  space.remove();
});

/** Formulas that calls of which nothing is known come to, and that tell more than whether numbers are integers. */
const isTaken = ({ style, when, text }: RuleSource['formulas'][number]): boolean =>
  style === undefined && when.length === 0 && !/\bpattern_|\bisfloat\(/.test(text);

/** Each mutant that is wrong in a formula that programs come to, with the rule that it is made of. */
function wrongRules(): { readonly rule: RuleSource; readonly mutant: RuleSource }[] {
  return readRules()
    .tried.filter((rule) => programOfRule(rule, 'f') !== undefined)
    .flatMap((rule) =>
      (Object.keys(mutations) as Mutation[]).flatMap((mutation) =>
        mutantsOf(rule, mutation).map((mutant) => ({ rule, mutant })),
      ),
    )
    .filter(({ rule, mutant }) => rule.formulas.every((it, k) => it === mutant.formulas[k] || isTaken(it)));
}

/** A program that calls the function of a rule under its name, with derivatives under this rule. */
function checksOf(rules: readonly NamedRule[]): Map<string, AdjointCheck> {
  const given = [
    ruleXml(
      'own.xml',
      rules.map(({ name, rule }) => ({ ...rule, name: `own_${name}` })),
    ),
  ];
  return new Map(
    rules.flatMap(({ name, rule }) => {
      const called = `own_${name}`;
      const text = `function varargout = ${called}(varargin)\n  [varargout{1:nargout}] = ${rule.name}(varargin{:});\nend\n`;
      space.write(`own/${called}.m`, text);
      const program = programOfRule(rule, name, called);
      const check = program && checkUnderRules(name, program, given);
      return check === undefined ? [] : [[name, check] as const];
    }),
  );
}

it(`at least ${String(count)} wrong rules in programs without a complex step are WRONG, and right ones are not`, async () => {
  const pairs = wrongRules();
  // Some derivatives are right all the same where they are tried: they are zero there, or a transpose changes nothing.
  const tried = 1.12 * count;
  const chosen = pairs.filter((_, index) => (index * tried) % pairs.length < tried);
  const wrong = chosen.map(({ mutant }, k) => ({ name: `m${String(k)}`, rule: mutant }));
  const right = chosen.filter((_, k) => k % 8 === 0).map(({ rule }, k) => ({ name: `r${String(k)}`, rule }));
  const checks = checksOf([...right, ...wrong]);
  const folders = [space.path('own'), join(packageRoot, 'test', 'rules', 'newer')];
  const reports = await verdictsOfPrograms([...checks.values()], folders);
  const reportsOf = ({ name }: NamedRule): ComparisonReport[] =>
    [...reports].flatMap(([label, report]) => (label.startsWith(`${name}/`) ? [report] : []));
  const isWrong = (it: NamedRule): boolean =>
    reportsOf(it).some(
      ({ adjoints, failure }) => failure !== undefined || adjoints.some(({ verdict }) => verdict === 'WRONG'),
    );
  const idsOf = (rules: readonly NamedRule[]): string[] => rules.map(({ rule }) => rule.id);
  expect(idsOf(right.filter(isWrong))).toEqual([]);
  const missed = wrong.filter((it) => !isWrong(it));
  expect(idsOf(missed.filter((it) => reportsOf(it).some(isExcused)))).toEqual([]);
  expect(wrong.length - missed.length, idsOf(missed).join(' ')).toBeGreaterThanOrEqual(count);
}, 600_000);

/** Whether something deviates and is called right. */
function isExcused({ adjoints }: ComparisonReport): boolean {
  return adjoints.some(
    ({ verdict, dotProduct, fromDifferences }) =>
      verdict === 'right' && (dotProduct > 1e-9 || fromDifferences > 1e-6),
  );
}
