import { checkAdjoints } from '../../src/octave/check-adjoints.js';
import type { GeneratedFile } from '../../src/contract/answer.js';
import type { DerivedPrograms } from './derive-programs.js';
import { testProgramsFolder } from './test-programs.js';

/** The faults of derivatives once their texts are changed as given. */
export async function derivativeReports(
  { checks, complaints }: DerivedPrograms,
  change: (derivative: string) => string = (it) => it,
): Promise<Map<string, string[]>> {
  const changedFile = ({ name, text }: GeneratedFile): GeneratedFile => ({ name, text: change(text) });
  const changed = checks.map(({ adjoint, tangent, directed, ...rest }) => ({
    ...rest,
    adjoint: changedFile(adjoint),
    tangent: tangent && changedFile(tangent),
    directed: directed && changedFile(directed),
  }));
  const found = await checkAdjoints(changed, { folders: [testProgramsFolder] });
  const reports = new Map(checks.map(({ name }, index) => [name, found[index] ?? []]));
  return new Map(
    [...complaints].map(([name, complaint]) => [
      name,
      [...complaint, ...(reports.get(name) ?? []).filter((it) => it !== '')],
    ]),
  );
}
