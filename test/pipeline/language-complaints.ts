import { SourceFinder } from '../../src/client/source-finder.js';
import { loadProgram } from '../../src/program/program.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import { testProgramsFolder } from '../octave/test-programs.js';

const finder = new SourceFinder([testProgramsFolder]);

/**
 * Complaints of our own parser and of the search for functions about generated code, which must stay differentiable
 * itself: diagnostics, and names that nothing bears.
 */
export function languageComplaints(name: string, text: string): string[] {
  const { diagnostics, unknown } = loadProgram([{ name: `${name}.m`, text }], loadToolbox(), finder);
  // Those of the third hundred tell what could not be differentiated once more.
  const found = [...diagnostics, ...unknown].filter((it) => !it.code.startsWith('E3'));
  return found.map((it) => `${it.code} ${it.message}`);
}
