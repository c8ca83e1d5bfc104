import { checkAdjoints, type AdjointCheck } from '../octave/check-adjoints.js';
import { differentiate } from '../engine/differentiate.js';
import type { Options } from '../contract/options.js';
import { neededOutputs } from '../contract/needed-outputs.js';
import type { RandomProgram } from './random-program.js';

/** The outcome for a random program. Only `wrong` and `crash` are faults of ours. */
export type ProgramVerdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'skipped' | 'wrong' | 'crash'; readonly reason: string }
  | { readonly kind: 'refused'; readonly code: string; readonly reason: string };

/**
 * Differentiates programs and compares their adjoints with differences and tangents (with `directions`, with those in
 * many directions too), in one run of Octave, which may take so many milliseconds. At arguments that do not have the
 * shapes that are told, derivatives must end with an error.
 */
export async function judgePrograms(
  programs: readonly RandomProgram[],
  options: Options,
  timeout = 30_000 + 4000 * programs.length,
): Promise<ProgramVerdict[]> {
  const checks = new Map<RandomProgram, AdjointCheck>();
  const verdicts = new Map<RandomProgram, ProgramVerdict>();
  for (const program of programs) {
    const made = adjointOf(program, options);
    if ('kind' in made) verdicts.set(program, made);
    else checks.set(program, made);
  }
  const reports = await checkAdjoints([...checks.values()], { timeout });
  [...checks.keys()].forEach((program, index) => verdicts.set(program, verdictOf(reports[index] ?? [])));
  return programs.map((it) => verdicts.get(it)!);
}

function adjointOf(
  program: RandomProgram,
  { directions, ...options }: Options,
): AdjointCheck | ProgramVerdict {
  const { name, text, parameters, outputs, independents, dependents, points, shapes, misfits } = program;
  try {
    const request = {
      files: [{ name: `${name}.m`, text }],
      function: name,
      independents,
      dependents,
      shapes,
    };
    const inForward = { ...request, mode: 'forward' } as const;
    const inReverse = differentiate({ ...request, options });
    // Tangents are the same in both styles.
    const forward = options['style'] === 'classic' ? undefined : differentiate(inForward);
    const directed =
      directions === undefined ? undefined : differentiate({ ...inForward, options: { directions } });
    const refused = [inReverse, forward, directed].find((it) => it?.files.length === 0);
    const [adjoint] = inReverse.files;
    if (refused !== undefined || adjoint === undefined) {
      const refusal = (refused ?? inReverse).diagnostics.find((it) => it.severity === 'error')!;
      const reason = `${refusal.line}:${refusal.column} ${refusal.message}`;
      // A fault of a step is none of the program's.
      if (refusal.code.startsWith('E9')) return { kind: 'crash', reason };
      return { kind: 'refused', code: refusal.code, reason };
    }
    const needed = neededOutputs(outputs, dependents, options);
    const positions = (names: readonly string[], all: readonly string[]): number[] =>
      names.map((it) => all.indexOf(it) + 1);
    return {
      ...{ name, primal: text, adjoint, points, misfits },
      ...{ outputs: needed.length, analytic: false },
      tangent: forward?.files[0],
      directed: directed?.files[0],
      independents: positions(independents, parameters),
      dependents: positions(dependents, outputs),
    };
  } catch (error) {
    return { kind: 'crash', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function verdictOf(reports: readonly string[]): ProgramVerdict {
  const wrong = reports.find((it) => it !== '' && !it.includes(': no judgement: '));
  if (wrong !== undefined) return { kind: 'wrong', reason: wrong };
  const [first = ''] = reports.filter((it) => it !== '');
  return reports.includes('') ? { kind: 'right' } : { kind: 'skipped', reason: first };
}
