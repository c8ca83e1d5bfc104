import { beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../src/pipeline/contract.js';
import { findStylesheets } from '../../src/build/build-stylesheets.js';
import { hasMatch } from './has-match.js';
import { sameTree } from './same-tree.js';
import { StepRun } from './step-run.js';

const stylesheets = findStylesheets().map((it) => ({
  name: it.name,
  contract: readContract(it.text, it.name),
}));

describe.each(stylesheets)('$name', ({ name, contract }) => {
  let runs: StepRun[];

  beforeAll(() => {
    runs = contract.cases.map((it) => new StepRun(name, it));
  });

  it.each(contract.cases.map((expected, index) => ({ expected, index, title: expected.before })))(
    'case $index: $title',
    ({ expected, index }) => {
      const run = runs[index]!;
      expect(run.reports).toBe(expected.reports);
      if (contract.scope !== 'check') expect(run.printed).toBe(expected.after);
    },
  );

  it('has two cases, and shows what it does', () => {
    expect(contract.cases.length).toBeGreaterThanOrEqual(2);
    const effects = { check: 'reports', text: 'printed' } as const;
    const isShown = (run: StepRun): boolean =>
      contract.scope === 'check' || contract.scope === 'text'
        ? run[effects[contract.scope]] !== ''
        : !sameTree(run.before, run.after);
    expect(runs.filter(isShown).length).toBeGreaterThanOrEqual(1);
  });

  it('leaves nothing of what it ends', () => {
    const left = contract.ends === undefined ? [] : runs.filter((it) => hasMatch(contract.ends!, it.after));
    expect(left.map((it) => it.printed)).toEqual([]);
  });

  it('adds the attributes that it says it adds', () => {
    const missing = contract.adds.filter(
      (attribute) =>
        !runs.some((it) => !hasMatch(`@${attribute}`, it.before) && hasMatch(`@${attribute}`, it.after)),
    );
    expect(missing).toEqual([]);
  });
});
