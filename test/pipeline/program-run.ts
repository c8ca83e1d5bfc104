import { SourceFinder } from '../../src/client/source-finder.js';
import { buildTree } from '../../src/saxon/build-tree.js';
import { loadProgram } from '../../src/program/program.js';
import type { RunOptions } from '../../src/pipeline/run.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import type { XmlElement } from '../../src/tree/xml-node.js';
import type { TaggedProgram } from '../octave/tagged-program.js';
import { testProgramsFolder } from '../octave/test-programs.js';
import { runOptions } from './run-options.js';

const finder = new SourceFinder([testProgramsFolder]);

/** The tree of a program with all that it calls, and what pipelines are run with on it. */
export function programRun(program: TaggedProgram, style: string): { tree: XmlElement; options: RunOptions } {
  const source = { name: `${program.name}.m`, text: program.text };
  const { handles, name } = program;
  const { files } = loadProgram([source], loadToolbox(), finder, { function: name, handles });
  const tree = buildTree(files);
  const independents = program.independents.join(',');
  const dependents = program.dependents.join(',');
  const nargin = program.nargin === undefined ? {} : { nargin: String(program.nargin) };
  return { tree, options: runOptions(tree, { style, independents, dependents, ...nargin }) };
}
