import type { Scope } from './scopes.js';

/** The function whose variable a name is: the outermost one around that has it, unless one between has its own. */
export function ownerOf(scope: Scope, name: string): Scope {
  let owner = scope;
  let it = scope;
  while (!it.interface.has(name) && !it.declared.has(name) && it.outer !== undefined) {
    it = it.outer;
    if (it.variables.has(name)) owner = it;
  }
  return owner;
}
