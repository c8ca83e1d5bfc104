import { SourceFinder } from '../../src/cli/source-finder.js';
import { writeAstXml } from '../../src/matlab/write-ast-xml.js';
import { loadProgram } from '../../src/pipeline/program.js';
import { runPipeline } from '../../src/pipeline/run.js';
import { parseXml } from '../../src/pipeline/saxon.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import { child, functionsOf, walk } from '../../src/pipeline/tree.js';
import { testProgramsFolder } from '../octave/test-programs.js';
import { runOptions } from './run-options.js';

const { find } = new SourceFinder([testProgramsFolder]);

/**
 * What our own parser and name resolution have to say of generated code, which must stay differentiable itself:
 * diagnostics, and names that nothing bears.
 */
export function languageComplaints(name: string, text: string): string[] {
  const toolbox = loadToolbox();
  const { files, diagnostics } = loadProgram([{ name: `${name}.m`, text }], toolbox, find);
  const tree = parseXml(writeAstXml(files)).documentElement;
  const run = runPipeline(toolbox.store, toolbox.store.pipeline('formula'), tree, runOptions(tree, {}));
  const unknown = new Set<string>();
  for (const unit of functionsOf(run.root)) {
    walk(unit, (it) => {
      if (it.getAttribute('ada:is') === 'unknown')
        unknown.add(`nothing is called ${child(it, 'id')?.textContent ?? ''}`);
      return undefined;
    });
  }
  // Those of the third hundred tell what could not be differentiated once more.
  const found = [...diagnostics, ...run.diagnostics].filter((it) => !it.code.startsWith('E3'));
  return [...found.map((it) => `${it.code} ${it.message}`), ...unknown];
}
