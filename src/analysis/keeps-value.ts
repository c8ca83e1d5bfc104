import { child } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { isSettled } from './is-settled.js';
import { ownerOf } from './owner-of.js';
import type { Scope } from './scopes.js';

/** Whether a variable, by the function whose it is, keeps its value behind a place in a function. */
export function keepsValue(
  { owner, name }: { readonly owner: Scope; readonly name: string },
  scope: Scope,
  place: XmlElement,
  all: readonly Scope[],
): boolean {
  const writers = all.filter((it) => it.writes.has(name) && ownerOf(it, name) === owner);
  if (writers.length === 0) return true;
  if (owner !== scope || writers.some((it) => it !== owner)) return false;
  return isSettled(owner.writes.get(name) ?? [], place, child(owner.unit, 'statement-list') ?? owner.unit);
}
