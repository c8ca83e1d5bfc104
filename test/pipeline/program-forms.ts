import type { Step } from '../../src/pipeline/manifest.js';
import { runPipeline } from '../../src/pipeline/run.js';
import { serializeXml } from '../../src/saxon/saxon.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import type { TaggedProgram } from '../octave/tagged-program.js';
import { programRun } from './program-run.js';

/** The forms of a program after each of the wanted steps. */
export interface ProgramForms {
  readonly forms: readonly { readonly step: Step; readonly xml: string }[];
  /** Whether a step that ran asks for the style: if none does, the forms are the same in the other. */
  readonly isStyled: boolean;
}

/** Runs the adjoint's pipeline on a program, up to the last of the wanted steps. */
export function programForms(
  program: TaggedProgram,
  style: string,
  isWanted: (step: Step) => boolean,
): ProgramForms {
  const { store } = loadToolbox();
  const { tree, options } = programRun(program, style);
  const { name, steps } = store.pipeline('adjoint-source');
  const forms: { step: Step; xml: string }[] = [];
  let isStyled = false;
  runPipeline(store, { name, steps: steps.slice(0, steps.findLastIndex(isWanted) + 1) }, tree, {
    ...options,
    observe: (step, root, applied) => {
      isStyled ||=
        step.condition.some(({ option }) => option === 'style') ||
        (applied > 0 && step.kind === 'step' && store.stylesheet(step.name).parameters.includes('style'));
      if (isWanted(step)) forms.push({ step, xml: serializeXml(root) });
    },
  });
  return { forms, isStyled };
}
