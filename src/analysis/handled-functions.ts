import { isHeld } from './is-held.js';
import type { Scope } from './scopes.js';

/**
 * Functions that handles lead to, or that anonymous functions call: how many results are wanted of these, nobody can
 * say before it is known where the handles are called.
 */
export function handledFunctions(reached: ReadonlySet<Scope>): ReadonlySet<Scope> {
  const found = new Set<Scope>();
  for (const { mentions } of reached) {
    for (const { element, callee } of mentions)
      if (element.localName === 'function-handle' || isHeld(element)) found.add(callee);
  }
  return found;
}
