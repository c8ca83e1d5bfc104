import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/base/package-root.js';
import { readRules, type RuleException } from '../../src/rules/rule-sources.js';
import { runRuleScript } from '../../src/rules/run-rule-script.js';
import { specialCalls } from './special-calls.js';
import { specialProgram } from './special-program.js';
import { withNewerFunctions } from './with-newer-functions.js';

/** How many calls one transformation takes: more take less time in all, and later begins what runs beside them. */
const callsAtOnce = 40;

/** The families that are swept: the others take too long for every run, or have exceptions that are not listed yet. */
const families = 'arithmetic|complex|derivatives|elementwise|linear-algebra';

/** Which rules are to be swept, as a regular expression of ids and families: those above, or others that are being worked on. */
const wanted = new RegExp(process.env['RULES'] ?? `^(${families})$`);

/** Rules of calls that compare with a value of the program have no points of their own; single precision has no differences. */
const rules = readRules().tried.filter(
  ({ id, family, name, args }) =>
    (wanted.test(id) || wanted.test(family)) &&
    !name.startsWith('adm_square') &&
    ![name, ...args].some((it) => it.replaceAll("'", '') === 'single'),
);

/** Findings of the sweep that are otherwise than smoothness demands. */
interface Finding {
  readonly kind: string;
  readonly order: number;
  readonly place: string;
  readonly text: string;
}

/**
 * First and second derivatives, by generated code, at the special points of the rules' domains: 0, 1, -1, infinities, equal
 * values, one element, none. Rules list the exceptions, with their reasons.
 */
describe('special points', () => {
  const findings = new Map<string, Finding[]>();
  const points = new Map<string, number>();

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'special-'));
    try {
      const outputs = await pMap(
        batchesOf(rules.flatMap(specialCalls)),
        async (calls, index) => {
          const { files, script } = specialProgram(`special_${String(index)}`, calls);
          for (const { name, text } of files) writeFileSync(join(folder, name), text);
          const own = join(packageRoot, 'test', 'rules', 'special');
          return runRuleScript(withNewerFunctions(script), [folder, own]);
        },
        { concurrency: availableParallelism() },
      );
      for (const line of outputs.join('').split('\n')) read(line);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  function read(line: string): void {
    const [, id = '', count = ''] = /^ok (\S+) (\d+)$/.exec(line) ?? [];
    points.set(id, (points.get(id) ?? 0) + Number(count));
    const found = /^fail (\S+) (\S+) (\d) (\S+) (.*)$/.exec(line);
    if (found === null) return;
    const [, rule = '', kind = '', order = '', place = '', text = ''] = found;
    findings.set(rule, [...(findings.get(rule) ?? []), { kind, order: Number(order), place, text }]);
  }

  it.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, { exceptions }) => {
    const found = findings.get(id) ?? [];
    const left = found.filter((it) => !isBeyond(it) && !exceptions.some((one) => excuses(one, it)));
    expect(left.map(({ kind, order, place, text }) => `${kind} ${String(order)} ${place} ${text}`)).toEqual(
      [],
    );
    const idle = exceptions.filter((it) => !it.orders.every((order) => isNeeded(it, order, found)));
    expect(idle, 'exceptions that nothing needs').toEqual([]);
    expect(points.get(id)).toBeGreaterThan(0);
  });
});

/** At infinity second derivatives may be no numbers: factors are 0 and infinite. */
function isBeyond({ kind, order, place }: Finding): boolean {
  return kind === 'gap' && order === 2 && place === 'infinity';
}

function excuses({ kind, orders, at }: RuleException, finding: Finding): boolean {
  if (!orders.includes(finding.order)) return false;
  if (at === 'complex') return finding.text.includes(', complex') && ['wrong', 'gap'].includes(finding.kind);
  return kind === finding.kind && (at ?? finding.place) === finding.place;
}

function isNeeded(exception: RuleException, order: number, found: readonly Finding[]): boolean {
  return found.some((finding) => finding.order === order && excuses(exception, finding));
}

function batchesOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / callsAtOnce);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * callsAtOnce, (index + 1) * callsAtOnce),
  );
}
