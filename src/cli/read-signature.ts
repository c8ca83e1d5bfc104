import type { Expression } from '../matlab/ast.js';
import { parseSource } from '../matlab/parse-file.js';
import type { Source } from '../matlab/source.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';

/** The names of a function, of its parameters and of its outputs. */
export interface Signature {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly outputs: readonly string[];
}

/** The signature of a function of that name, or of the first function. */
export function readSignature(sources: readonly Source[], name: string | undefined): Signature {
  for (const source of sources) {
    for (const item of parseSource(source).file.items) {
      if (item.kind !== 'function' || (name !== undefined && item.name !== name)) continue;
      return { name: item.name, parameters: item.parameters.map(nameOf), outputs: item.outputs.map(nameOf) };
    }
  }
  throw new CommandFailure(`there is no function '${name ?? ''}'`, exitCodes.diagnostics);
}

/** A parameter may have a default value, or be `~`. */
function nameOf(it: Expression): string {
  const variable = it.kind === 'assignment' ? it.target : it;
  return variable.kind === 'variable' ? variable.name : '';
}
