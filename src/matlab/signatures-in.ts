import type { Expression } from './ast.js';
import { parseSource } from './parse-file.js';
import type { Source } from './source.js';

/** The names of a function, of its parameters and of its outputs; those of `~` are empty. */
export interface Signature {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly outputs: readonly string[];
}

/** The signatures of the functions of a file, without those within others. */
export function signaturesIn(source: Source): Signature[] {
  return parseSource(source).file.items.flatMap((it) =>
    it.kind === 'function'
      ? [{ name: it.name, parameters: it.parameters.map(nameOf), outputs: it.outputs.map(nameOf) }]
      : [],
  );
}

/** A parameter may have a default value, or be `~`. */
function nameOf(it: Expression): string {
  const variable = it.kind === 'assignment' ? it.target : it;
  return variable.kind === 'variable' ? variable.name : '';
}
