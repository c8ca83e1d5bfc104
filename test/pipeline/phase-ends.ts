import type { Step } from '../../src/pipeline/manifest.js';
import { runPipeline } from '../../src/pipeline/run.js';
import { serializeXml } from '../../src/pipeline/saxon.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import type { TaggedProgram } from '../octave/tagged-program.js';
import { programRun } from './program-run.js';

/** A program as it was parsed and at the ends of all phases, by the names of the forms that it should have there. */
export function phaseEnds(program: TaggedProgram, style: string): Map<string, string> {
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
  return ends;
}
