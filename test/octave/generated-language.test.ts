import { describe, expect, it } from 'vitest';
import { child, functionsOf, walk } from '../../src/pipeline/tree.js';
import { SourceFinder } from '../../src/cli/source-finder.js';
import { writeAstXml } from '../../src/matlab/write-ast-xml.js';
import { differentiate } from '../../src/pipeline/differentiate.js';
import { loadProgram } from '../../src/pipeline/program.js';
import { runPipeline } from '../../src/pipeline/run.js';
import { parseXml } from '../../src/pipeline/saxon.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import { runOptions } from '../pipeline/run-options.js';
import { testPrograms, testProgramsFolder } from './test-programs.js';

const { find } = new SourceFinder([testProgramsFolder]);

/** What our own parser and name resolution have to say of a program: diagnostics, and names that nothing bears. */
function complaintsAbout(name: string, text: string): string[] {
  const toolbox = loadToolbox();
  const { files, diagnostics } = loadProgram([{ name, text }], toolbox, find);
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

describe('adjoints are written in our own language', () => {
  it.each(testPrograms.map((it) => [it.name, it] as const))('%s', (name, program) => {
    const { files } = differentiate(
      {
        ...{ files: [{ name: `${name}.m`, text: program.text }], function: name },
        ...{ independents: program.independents, dependents: program.dependents },
      },
      { find },
    );
    expect(files.flatMap((it) => complaintsAbout(it.name, it.text))).toEqual([]);
  });

  it('and what is not is seen', () => {
    expect(complaintsAbout('f.m', 'function z = f(x)\nz = nobody(x);\nend\n')).toEqual([
      'nothing is called nobody',
    ]);
    expect(complaintsAbout('f.m', 'function z = f(x)\nz = (x;\nend\n')).not.toEqual([]);
  });
});
