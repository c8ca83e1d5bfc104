import type { Options } from '../../src/contract/options.js';
import { derivativeReports } from './derivative-reports.js';
import { derivePrograms, type ProgramMode } from './derive-programs.js';
import type { TaggedProgram } from './tagged-program.js';

/** The faults of the derivatives of programs, by their names: empty lists where there are none. */
export async function programReports(
  programs: readonly TaggedProgram[],
  options: Options,
  modes: readonly ProgramMode[] = ['reverse'],
): Promise<Map<string, string[]>> {
  return derivativeReports(derivePrograms(programs, options, modes));
}
