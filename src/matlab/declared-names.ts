import type { Expression } from './ast.js';

/** The names of a function's outputs or parameters; a parameter may have a default. */
export function declaredNames(list: readonly Expression[]): string[] {
  return list.flatMap((it) => {
    const variable = it.kind === 'assignment' ? it.target : it;
    return variable.kind === 'variable' ? [variable.name] : [];
  });
}
