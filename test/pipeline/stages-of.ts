import type { Step } from '../../src/pipeline/manifest.js';
import { runPipeline } from '../../src/pipeline/run.js';
import { serializeXml } from '../../src/pipeline/saxon.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import type { TaggedProgram } from '../octave/tagged-program.js';
import { programRun } from './program-run.js';

/** The stages of a program on its way through the pipeline. */
export interface Stages {
  /** What was parsed and what stood at the ends of phases, as XML, by the names of the forms that it should have. */
  readonly ends: ReadonlyMap<string, string>;
  /** What was printed in the end. */
  readonly text: string;
}

/** Runs a program through the whole pipeline, phase by phase. */
export function stagesOf(program: TaggedProgram, style: string): Stages {
  const { store } = loadToolbox();
  const { tree, options } = programRun(program, style);
  const ends = new Map([['parsed', serializeXml(tree)]]);
  let root = tree;
  let steps: Step[] = [];
  for (const step of store.pipeline('adjoint-source').steps) {
    steps.push(step);
    if (step.form === undefined) continue;
    root = runPipeline(store, { name: step.form, steps }, root, options).root;
    ends.set(step.form, serializeXml(root));
    steps = [];
  }
  const { text } = runPipeline(store, { name: 'printing', steps }, root, options);
  return { ends, text };
}
