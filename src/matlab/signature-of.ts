import type { Expression } from './ast.js';
import { parseSource } from './parse-file.js';
import type { Source } from './source.js';

/** The names of a function, of its parameters and of its outputs; those of `~` are empty. */
export interface Signature {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly outputs: readonly string[];
}

/** The signature of a function of that name, or of the first function. */
export function signatureOf(sources: readonly Source[], name?: string): Signature | undefined {
  for (const source of sources) {
    for (const item of parseSource(source).file.items) {
      if (item.kind !== 'function' || (name !== undefined && item.name !== name)) continue;
      return { name: item.name, parameters: item.parameters.map(nameOf), outputs: item.outputs.map(nameOf) };
    }
  }
  return undefined;
}

/** A parameter may have a default value, or be `~`. */
function nameOf(it: Expression): string {
  const variable = it.kind === 'assignment' ? it.target : it;
  return variable.kind === 'variable' ? variable.name : '';
}
