import type { Step } from '../../src/pipeline/manifest.js';
import { runPipeline } from '../../src/pipeline/run.js';
import { serializeXml } from '../../src/pipeline/saxon.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import type { TaggedProgram } from '../octave/tagged-program.js';
import { programRun } from './program-run.js';

/** What a program is after each of the wanted steps. */
export function programForms(
  program: TaggedProgram,
  style: string,
  isWanted: (step: Step) => boolean,
): { step: Step; xml: string }[] {
  const { store } = loadToolbox();
  const { tree, options } = programRun(program, style);
  const { name, steps } = store.pipeline('adjoint-source');
  const forms: { step: Step; xml: string }[] = [];
  runPipeline(store, { name, steps: steps.slice(0, steps.findLastIndex(isWanted) + 1) }, tree, {
    ...options,
    observe: (step, root) => {
      if (isWanted(step)) forms.push({ step, xml: serializeXml(root) });
    },
  });
  return forms;
}
