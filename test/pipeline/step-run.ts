import type { ContractCase } from '../../src/pipeline/contract.js';
import type { Pipeline, Step } from '../../src/pipeline/manifest.js';
import { runPipeline, type RunOptions, type RunResult } from '../../src/pipeline/run.js';
import { parseXml, serializeXml } from '../../src/saxon/saxon.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import { unescapeFromXml } from '../../src/matlab/xml-characters.js';
import { treeXml } from '../matlab/tree.js';
import { runEverywhere } from './run-everywhere.js';
import { runOptions } from './run-options.js';

const { store, rules } = loadToolbox();

/** A step of a pipeline at work on the program of a contract case. */
export class StepRun {
  readonly step: Step;
  /** The trees before and after the step. */
  readonly before: string;
  readonly after: string;
  /** The codes of what was reported, by the step or on the way to it: errors there would end the way. */
  readonly reports: string;
  /** The tree after the step, or what the step printed, as the `after` of a case has it. */
  readonly printed: string;
  readonly #options: RunOptions;

  constructor(name: string, { before, options }: Pick<ContractCase, 'before' | 'options'>) {
    const isWhole = /^(?:function|classdef)\b/.test(before);
    const xml = treeXml(isWhole ? before : `function f()\n${before}\nend`);
    const tree = parseXml(xml).documentElement;
    const { pipeline = 'adjoint-source', ...given } = Object.fromEntries(
      [...options.matchAll(/(\S+?)=(\S+)/g)].map(([, option, value]) => [option, value] as [string, string]),
    );
    this.#options = runOptions(tree, given);
    const { steps } = store.pipeline(pipeline);
    const place = steps.findIndex((it) => it.name === name);
    if (place < 0) throw new Error(`the pipeline ${pipeline} has no step ${name}`);
    this.step = steps[place]!;
    const way: Pipeline = { name: 'way', steps: steps.slice(0, place) };
    const reached = runPipeline(store, way, tree, this.#options);
    this.before = serializeXml(reached.root);
    const { root, text, diagnostics } = this.run(this.before);
    this.after = serializeXml(root);
    this.reports = [...reached.diagnostics, ...diagnostics].map((it) => it.code).join(' ');
    const lines = (text === '' ? print(this.after, this.step) : unescapeFromXml(text)).trimEnd().split('\n');
    this.printed = (isWhole ? lines : lines.slice(1, -1).map((it) => it.replace(/^ {2}/, ''))).join('\n');
  }

  /** Runs the step once more, alone. */
  run(xml: string): RunResult {
    return runPipeline(
      store,
      { name: 'alone', steps: [this.step] },
      parseXml(xml).documentElement,
      this.#options,
    );
  }

  /** The tree that the step makes when it goes through all functions from end to end. */
  everywhere(xml: string): string {
    return serializeXml(runEverywhere(this.step, parseXml(xml).documentElement, this.#options).root);
  }
}

function print(xml: string, step: Step): string {
  const { steps } = store.pipeline('to-source');
  // The parentheses that a step of the last phase inserts, or does not, are to be seen.
  const printing = step.phase === '80-to-source' ? steps.slice(-1) : steps;
  const { text } = runPipeline(store, { name: 'printing', steps: printing }, parseXml(xml).documentElement, {
    options: {},
    rules,
  });
  return unescapeFromXml(text);
}
