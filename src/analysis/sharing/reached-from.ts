import type { Scope } from './scopes.js';

/** The functions that are called from one, or named there, itself among them. */
export function reachedFrom(first: Scope): Set<Scope> {
  const found = new Set([first]);
  for (const scope of found) for (const { callee } of scope.mentions) found.add(callee);
  return found;
}
