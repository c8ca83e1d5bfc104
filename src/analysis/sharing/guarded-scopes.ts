import type { Scope } from './scopes.js';
import { tryAround } from '../reading/try-around.js';

/**
 * The functions that a try may call and that change what functions share, directly or not: where they fail, the changes
 * that they have made remain.
 */
export function guardedScopes(scopes: Iterable<Scope>, changes: (scope: Scope) => boolean): Set<Scope> {
  const found = new Set<Scope>();
  for (const { mentions } of scopes) {
    for (const { element, callee } of mentions)
      if (changes(callee) && tryAround(element, 'statement-list') !== undefined) found.add(callee);
  }
  for (const { mentions } of found) {
    for (const { callee } of mentions) if (changes(callee)) found.add(callee);
  }
  return found;
}
