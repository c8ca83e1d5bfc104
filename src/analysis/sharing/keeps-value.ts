import { child } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isSettled } from './is-settled.js';
import { isWrittenIn, lifeOf } from './lent-handles.js';
import { ownerOf } from './owner-of.js';
import type { Scope } from './scopes.js';

/**
 * Whether a variable, by the function whose it is, keeps its value behind a place in a function; where a handle is made, so
 * long as that lives.
 */
export function keepsValue(
  { owner, name }: { readonly owner: Scope; readonly name: string },
  scope: Scope,
  place: XmlElement,
  all: readonly Scope[],
): boolean {
  const writers = all.filter((it) => it.writes.has(name) && ownerOf(it, name) === owner);
  if (writers.length === 0) return true;
  const isOwn = owner === scope && writers.every((it) => it === owner);
  const writes = owner.writes.get(name) ?? [];
  if (isOwn && isSettled(writes, place, child(owner.unit, 'statement-list') ?? owner.unit)) return true;
  const life = lifeOf(place, scope);
  const own = writers.includes(scope) ? (scope.writes.get(name) ?? []) : [];
  return life !== undefined && !isWrittenIn(life, scope, own, writers, all);
}
