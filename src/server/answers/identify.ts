import { answerIdentity } from '../../cache/answer-identity.js';
import type { RequestedProgram } from './program.js';

/** A program of which it is known what its answer is kept under. */
export interface IdentifiedProgram extends RequestedProgram {
  readonly key: string;
  /** The names of the files, in the order that all programs of this key have. */
  readonly fileNames: readonly string[];
}

/** Finds the key of the answer for a program. It takes a while where that is large: once is enough. */
export function identify(program: RequestedProgram): IdentifiedProgram {
  const { key, names } = answerIdentity(program.request, program.files);
  return { ...program, key, fileNames: names };
}
