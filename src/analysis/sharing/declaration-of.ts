import type { Scope } from './scopes.js';

/** How a function declares a variable, `global` or `persistent`, if it does. */
export function declarationOf(scope: Scope, name: string): string | undefined {
  return scope.declared.get(name)?.[0]?.parentNode?.localName ?? undefined;
}
