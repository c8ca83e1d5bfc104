import { functionPlace } from '../matlab/function-place.js';
import { signatureOf } from '../matlab/signature-of.js';
import type { Signature } from '../matlab/signatures-in.js';
import type { Source } from '../matlab/source.js';
import { loadProgram } from '../program/program.js';
import type { Toolbox } from '../pipeline/toolbox.js';
import { tangentPrefixes } from '../rules/tangent-function.js';

/** The facts on a program that a client needs of what lies with it. */
export interface ProgramSurvey {
  /** Of the first function of the first file. */
  readonly signature: Signature | undefined;
  /** Functions that are called and that we know by themselves; files of these names would take their places. */
  readonly builtins: readonly string[];
  /** Functions that are called and that neither we know nor the files have. */
  readonly unknown: readonly string[];
}

/** Finds out which functions a program calls for that are not in its files. */
export function surveyProgram(files: readonly Source[], toolbox: Toolbox): ProgramSurvey {
  const own = new Set(files.map((it) => functionPlace(it.name).name));
  const asked = new Set<string>();
  const find = (name: string): undefined => {
    // Names of packages' functions are no names of files.
    if (!own.has(name) && /^\w+$/.test(name)) asked.add(name);
  };
  // The product is not known here: in forward mode functions of more names may serve.
  const { diagnostics } = loadProgram(files, toolbox, { find, list: () => [] }, { mode: 'forward' });
  const names = diagnostics.some((it) => it.severity === 'error') ? [] : [...asked];
  const isOurs = (name: string): boolean =>
    toolbox.rules.stateOf(name) !== undefined || isDerivativeOf(name, asked);
  return {
    signature: signatureOf(files.slice(0, 1)),
    builtins: names.filter(isOurs),
    unknown: names.filter((it) => !isOurs(it)),
  };
}

/** Derivatives of functions are looked for by names that we make; most are not there. */
function isDerivativeOf(name: string, functions: ReadonlySet<string>): boolean {
  if (/^adimat_a_\w+_[01]+$/.test(name)) return true;
  return tangentPrefixes.some(
    ([prefix]) => name.startsWith(prefix) && functions.has(name.slice(prefix.length)),
  );
}
