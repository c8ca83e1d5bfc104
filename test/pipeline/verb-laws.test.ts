import { describe, expect, it } from 'vitest';
import { findStylesheets } from '../../src/build/build-stylesheets.js';
import { readContract } from '../../src/pipeline/contract.js';
import { serializeXml } from '../../src/saxon/saxon.js';
import { countElements } from './count-elements.js';
import { sameTree } from './same-tree.js';
import { StepRun } from './step-run.js';

/** The kinds of steps, by the verbs that their names begin with: each kind has its law. */
const kinds = {
  rewriting: [
    ...['expand', 'split', 'respell', 'name', 'move', 'flag', 'resolve', 'unify', 'index', 'fill', 'outline'],
    ...['insert', 'reverse', 'substitute', 'devolve', 'restore', 'embed'],
  ],
  shrinking: ['drop', 'merge', 'fold'],
  marking: ['mark'],
  listing: ['list'],
  checking: ['check'],
  printing: ['print'],
} as const;

type Kind = keyof typeof kinds;

/** Rewriting steps that would do their work once more on their own result, and why that is in their nature. */
const unrepeatable: Readonly<Record<string, string>> = {
  'expand-handle-calls': 'variables keep the numbers of their handles until these are dropped',
  'insert-captures': 'calls stay what they were behind what captures their arguments',
  'insert-branch-flags': 'the branches of a choice look the same with a flag in them',
  'insert-opened-parts': 'what is written to a part stays what it was behind what opens that',
  'insert-overwrites': 'assignments stay what they were behind what is put before them',
  'insert-preassignments': 'the list of the analysis stays on the function',
  'insert-progress-marks': 'a try looks the same with marks in it',
  'insert-stack-reports': 'functions look the same with reports in them',
  'insert-tapes':
    'loops stay what they were behind their tapes, and a tape is one output, or one argument, more',
  'insert-iteration-counts': 'loops stay what they were around their counters',
  'name-loop-variables':
    'a loop in another one of its variable stands behind what gives it the value of that',
  'move-directions': 'the function that the user calls keeps its header',
  'expand-argument-counts': 'what stands for nargin asks for nargin',
};

const stylesheets = findStylesheets().map(({ name, text }) => {
  const verb = name.split('-')[0] ?? '';
  const kind = Object.entries(kinds).find(([, verbs]) => (verbs as readonly string[]).includes(verb))?.[0];
  return { name, verb, kind: kind as Kind | undefined, contract: readContract(text, name) };
});

/** The runs of all cases of a stylesheet. */
function runsOf(name: string): StepRun[] {
  const { contract } = stylesheets.find((it) => it.name === name)!;
  return contract.cases.map((it) => new StepRun(name, it));
}

function namesOf(...wanted: readonly Kind[]): string[] {
  return stylesheets
    .filter(({ kind }) => kind !== undefined && wanted.includes(kind))
    .map(({ name }) => name);
}

describe('the names of stylesheets', () => {
  it('begin with verbs of the list', () => {
    expect(stylesheets.filter(({ kind }) => kind === undefined).map(({ name }) => name)).toEqual([]);
  });

  it('use every verb of the list', () => {
    const used = new Set(stylesheets.map(({ verb }) => verb));
    expect(
      Object.values(kinds)
        .flat()
        .filter((it) => !used.has(it)),
    ).toEqual([]);
  });
});

describe('where the contract sees nothing to do, nothing would change', () => {
  it.each(stylesheets.map(({ name }) => name))('%s', (name) => {
    for (const run of runsOf(name)) expect(sameTree(run.everywhere(run.before), run.after)).toBe(true);
  });
});

describe('what was rewritten is not rewritten again', () => {
  it.each(namesOf('rewriting', 'shrinking'))('%s', (name) => {
    const repeated = runsOf(name).filter((it) => !sameTree(serializeXml(it.run(it.after).root), it.after));
    expect(repeated.length > 0 ? 'repeats itself' : 'is done').toBe(
      name in unrepeatable ? 'repeats itself' : 'is done',
    );
  });
});

describe('what drops, merges or folds never makes trees larger', () => {
  it.each(namesOf('shrinking'))('%s', (name) => {
    for (const { before, after } of runsOf(name)) {
      expect(countElements(after)).toBeLessThanOrEqual(countElements(before));
    }
  });
});

describe('marks are attributes', () => {
  it.each(namesOf('marking'))('%s', (name) => {
    const bare = (xml: string): string => xml.replace(/ ada:[\w-]+="[^"]*"/g, '');
    for (const { before, after } of runsOf(name)) expect(sameTree(bare(after), bare(before))).toBe(true);
  });
});

describe('lists are filled, and nothing else', () => {
  it.each(namesOf('listing'))('%s', (name) => {
    const { contract } = stylesheets.find((it) => it.name === name)!;
    const lists = new RegExp(`<(${contract.on.join('|')})\\b([^>]*?)(/>|>.*?</\\1>)`, 'gs');
    const bare = (xml: string): string => xml.replace(lists, '<$1$2/>');
    for (const { before, after } of runsOf(name)) expect(sameTree(bare(after), bare(before))).toBe(true);
  });
});

describe('checks and printing leave the tree as it is', () => {
  it.each(namesOf('checking', 'printing'))('%s', (name) => {
    for (const { before, after } of runsOf(name)) expect(sameTree(after, before)).toBe(true);
  });
});
