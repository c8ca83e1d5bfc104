import { basename } from 'node:path';
import type { DerivativeRequest } from '../../contract/request.js';
import type { GeneratedFile } from '../../contract/answer.js';
import { obtainDerivative, type DerivativeSource } from '../../client/obtain-derivative.js';
import type { ProgramSource } from '../../client/program-source.js';
import type { Outcome } from '../../client/outcome.js';

/** A derivative that was asked for, and the one in the other mode to compare it with. */
export interface BothDerivatives {
  readonly asked: Outcome;
  /** The names of the functions; undefined where one cannot be made. */
  readonly adjoint: string | undefined;
  readonly tangent: string | undefined;
  readonly files: readonly GeneratedFile[];
  /** Why the other one cannot be made, if it cannot. */
  readonly missing: string;
}

/** Prefixes that no function of the program has, where the usual ones would hide one. */
const rarePrefixes = { 'rev-prefix': 'adm_a_', 'forward-prefix': 'adm_g_' };

/** The adjoint and the tangent of a program, of which one is asked for. */
export async function bothDerivatives(
  program: ProgramSource,
  request: DerivativeRequest,
  from: DerivativeSource,
): Promise<BothDerivatives> {
  const asked = await obtainForSeeds(program, request, from);
  const [first] = asked.files;
  if (first === undefined) return { asked, adjoint: undefined, tangent: undefined, files: [], missing: '' };
  const otherRequest = { ...request, mode: request.mode === 'forward' ? 'reverse' : 'forward' } as const;
  let other = await obtainForSeeds(program, otherRequest, from);
  const taken = new Set([...asked.files, ...asked.sources].map((it) => basename(it.name)));
  if (other.files.some((it) => taken.has(it.name))) {
    const options = { ...request.options, ...rarePrefixes };
    other = await obtainForSeeds(program, { ...otherRequest, options }, from);
  }
  const [second] = other.files.filter((it) => !taken.has(it.name));
  const names = [first, second].map((it) => it?.name.replace(/\.m$/, ''));
  const [adjoint, tangent] = request.mode === 'forward' ? names.reverse() : names;
  return {
    asked,
    adjoint,
    tangent,
    files: [...asked.files, ...(second === undefined ? [] : other.files)],
    missing: second === undefined ? reasonOf(other, otherRequest.mode) : '',
  };
}

/** A derivative for calls that give all seeds, as comparisons do: these need not show by the number of arguments. */
async function obtainForSeeds(
  program: ProgramSource,
  request: DerivativeRequest,
  from: DerivativeSource,
): Promise<Outcome> {
  const made = await obtainDerivative(program, request, from);
  if (!made.diagnostics.some((it) => it.code === 'W214')) return made;
  const options = { ...request.options, 'optional-arguments': 'any' };
  return obtainDerivative(program, { ...request, options }, from);
}

function reasonOf({ diagnostics }: Outcome, mode: 'reverse' | 'forward'): string {
  const error = diagnostics.find((it) => it.severity === 'error');
  const name = mode === 'forward' ? 'tangent' : 'adjoint';
  if (error === undefined) return `there is no ${name} of another name`;
  return `there is no ${name}: ${error.file}:${error.line}:${error.column}: ${error.code}: ${error.message}`;
}
