import { child } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import type { Scope } from './scopes.js';

/**
 * The functions that a try may call and that change what functions share, directly or not: where they fail, the changes
 * that they have made remain.
 */
export function guardedScopes(scopes: Iterable<Scope>, changes: (scope: Scope) => boolean): Set<Scope> {
  const found = new Set<Scope>();
  for (const { mentions } of scopes) {
    for (const { element, callee } of mentions) if (changes(callee) && inTry(element)) found.add(callee);
  }
  for (const { mentions } of found) {
    for (const { callee } of mentions) if (changes(callee)) found.add(callee);
  }
  return found;
}

function inTry(element: XmlElement): boolean {
  let it = element;
  for (;;) {
    const holder = it.parentNode as XmlElement | null;
    if (holder === null || holder.localName === 'function') return false;
    if (holder.localName === 'try' && it === child(holder, 'statement-list')) return true;
    it = holder;
  }
}
