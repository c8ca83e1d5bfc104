import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSource } from '../../src/matlab/parse-file.js';
import { hides, ruleFault } from '../../src/rules/rule-fault.js';
import { readRules, type RuleSource } from '../../src/rules/rule-sources.js';
import { mayBeText } from '../../src/rules/rule-table.js';
import { runtimeFolders } from '../../src/base/runtime-folders.js';

const { rules, named } = readRules();
const [passive, missing] = ['passive', 'missing'].map((state) =>
  named.filter((it) => it.state === state).flatMap(({ names }) => names),
) as [string[], string[]];
const ruled = new Set(rules.map((it) => it.name));
const helpers = new Set(
  runtimeFolders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.m'))
      .map((name) => name.replace('.m', '')),
  ),
);
/** Arguments by which nobody may differentiate, as there is no formula for it: a call with an active one is refused. */
const refused = new Set([
  ...['besselj nu', 'bessely nu', 'besseli nu', 'besselk nu', 'besselh nu', 'ellipj m'],
  ...['vecnorm p', 'norm-6 p', 'norm-8 p', 'norm-10 p'],
  ...[
    'del2 h',
    'quantile p',
    'prctile p',
    'normalize how',
    'interp2-16 x',
    'interp2-16 y',
    'interp2 extrap',
    'accumarray-9 fill',
    'accumarray-10 fill',
    ...['interp3 x', 'interp3 y', 'interp3 z0', 'interpn x1', 'interpn x2', 'interpn x3'],
    ...['nthroot n', 'pow2 k', 'polyaffine mu', 'gls o', 'divergence p', 'divergence q', 'curl p', 'curl q'],
    ...['moment p', 'adm_var_present w', 'adm_std_present w', 'interp3 extrap'],
    ...['mean', 'sum', 'var', 'std', 'max', 'min', 'prod', 'median'].map((it) => `mov${it} ends`),
    ...['cond kind', 'eigs k'],
    'adm_integral breaks',
    'adm_trajectory times',
  ],
]);

describe('the rule table', () => {
  it('knows what real programs call', () => {
    expect(ruled.size).toBeGreaterThan(250);
    expect(passive.length).toBeGreaterThan(700);
  });

  it('gives every function one state, and its patterns in one file', () => {
    const names = [...ruled, ...passive, ...missing];
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const families = new Set(rules.map((it) => `${it.name} ${it.family}`));
    expect(families.size).toBe(ruled.size);
  });

  it('has no pattern that another one hides', () => {
    const hidden = rules.filter((rule, index) =>
      rules.slice(0, index).some((earlier) => hides(earlier, rule)),
    );
    expect(hidden.map((it) => it.id)).toEqual([]);
  });

  it('has no names in rules that are not their own', () => {
    expect(rules.map((rule) => ruleFault(rule, [])).filter((it) => it !== undefined)).toEqual([]);
  });

  it('takes text where points try it', () => {
    const refusing = rules.flatMap(({ id, args, tries }) =>
      args
        .filter((it) => !mayBeText(it) && tries.some((point) => point[it]?.startsWith("'")))
        .map((it) => `${id} ${it}`),
    );
    expect(refusing).toEqual([]);
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))('%s is complete', (_, rule) => {
    if (rule.kind === 'container') return;
    expect(rule.tries.length).toBeGreaterThanOrEqual(2);
    for (const name of namesOf(rule)) {
      const formulas = rule.formulas.filter((it) => it.of.length === 1 && it.of[0] === name);
      const backward = formulas.filter((it) => it.role !== 'forward' && it.style === undefined);
      if (rule.passive.includes(name) || [rule.name, rule.id].some((it) => refused.has(`${it} ${name}`))) {
        expect(formulas).toEqual([]);
      } else if (rule.kind === 'concatenation') {
        expect(rule.linear).toContain(name);
      } else {
        expect(backward.at(-1)?.when, `${name}: the last formula without facts`).toEqual([]);
        expect(backward.slice(0, -1).every((it) => it.when.length > 0)).toBe(true);
        const forwards = formulas
          .filter((it) => it.role !== 'adjoint')
          .map((it) => it.result ?? rule.results[0]);
        const varied = rule.results.filter((it) => ![...rule.passive, ...rule.unruled].includes(it));
        expect(forwards, `${name}: a tangent for each result`).toEqual(
          rule.linear.includes(name) ? [] : varied,
        );
      }
    }
  });

  it.each(rules.filter((rule) => rule.formulas.length > 0).map((rule) => [rule.id, rule] as const))(
    'the formulas of %s use what is there',
    (_, rule) => {
      const names = namesOf(rule);
      const open = rule.args.some((it) => it.endsWith('...'));
      for (const { role, of, text } of rule.formulas) {
        const seeds = role === 'forward' ? of.map((it) => `g_${it}`) : rule.results.map((it) => `a_${it}`);
        const patterns = names.map((it) => `pattern_${it}`);
        const scope = new Set([...names, ...patterns, ...rule.results, ...seeds, ...(open ? ['k'] : [])]);
        const { diagnostics } = parseSource({ name: rule.id, text: `r = ${text};` });
        expect(diagnostics).toEqual([]);
        for (const [called, name = ''] of text
          .replaceAll(/'[A-Za-z]*'/g, '')
          .matchAll(/(?<![\w.])([A-Za-z]\w*)\(?/g)) {
          if (scope.has(name))
            expect(called, `${text}: an index on a name that may be indexed itself`).toBe(name);
          else
            expect(helpers.has(name) || ruled.has(name) || passive.includes(name), `${name} in ${text}`).toBe(
              true,
            );
        }
      }
    },
  );
});

function namesOf(rule: RuleSource): string[] {
  return rule.args.filter((it) => /^[A-Za-z]/.test(it)).map((it) => it.replace('...', ''));
}
