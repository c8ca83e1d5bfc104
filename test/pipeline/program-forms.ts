import { join } from 'node:path';
import { SourceFinder } from '../../src/cli/source-finder.js';
import { writeAstXml } from '../../src/matlab/write-ast-xml.js';
import { packageRoot } from '../../src/package-root.js';
import type { Step } from '../../src/pipeline/manifest.js';
import { loadProgram } from '../../src/pipeline/program.js';
import { runPipeline } from '../../src/pipeline/run.js';
import { parseXml, serializeXml } from '../../src/pipeline/saxon.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import type { TaggedProgram } from '../octave/tagged-program.js';
import { runOptions } from './run-options.js';

const finder = new SourceFinder([join(packageRoot, 'test', 'programs')]);

/** What a program is after each of the first steps of the way to its adjoint, up to the last that is wanted. */
export function programForms(
  program: TaggedProgram,
  style: string,
  isWanted: (step: Step) => boolean,
): { step: Step; xml: string }[] {
  const toolbox = loadToolbox();
  const { files } = loadProgram([{ name: `${program.name}.m`, text: program.text }], toolbox, finder.find);
  const tree = parseXml(writeAstXml(files)).documentElement;
  const options = runOptions(tree, {
    style,
    independents: program.independents.join(','),
    dependents: program.dependents.join(','),
  });
  const { name, steps } = toolbox.store.pipeline('adjoint-source');
  const forms: { step: Step; xml: string }[] = [];
  runPipeline(toolbox.store, { name, steps: steps.slice(0, steps.findLastIndex(isWanted) + 1) }, tree, {
    ...options,
    observe: (step, root) => {
      if (isWanted(step)) forms.push({ step, xml: serializeXml(root) });
    },
  });
  return forms;
}
