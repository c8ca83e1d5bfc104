import type { XmlElement } from '../../tree/xml-node.js';
import { guardedScopes } from './guarded-scopes.js';
import { handleClasses, type HandleClass } from './handle-classes.js';
import { countsOf } from './output-counts.js';
import type { Scope } from './scopes.js';
import type { Need, Shared } from './shared-variable.js';

/** The facts on the functions that share variables. */
interface SharingFacts {
  needs(scope: Scope): readonly Need[];
  /** Whether a variable keeps its value behind a place in a function. */
  isSettled(variable: Shared, scope: Scope, place: XmlElement): boolean;
}

/**
 * Handles of functions that change what they share, or read what changes later: whoever calls them passes on what they
 * share, as whoever calls such functions by their names does, and all that may be called at a place get and give the
 * same. That is so where every call is known, and while the function lives whose variables they are: no handle gets out
 * of it, and it is not called again from within.
 */
export class SharedHandles {
  #classes: readonly HandleClass[];
  /** Where handles of functions are made. */
  readonly #made = new Map<Scope, { readonly scope: Scope; readonly element: XmlElement }[]>();
  readonly #guarded: ReadonlySet<Scope>;

  constructor(
    readonly entry: Scope,
    scopes: ReadonlySet<Scope>,
    readonly facts: SharingFacts,
  ) {
    this.#classes = handleClasses([entry, ...[...scopes].filter((it) => it !== entry)]);
    this.#guarded = guardedScopes(scopes, () => true);
    for (const scope of scopes) {
      for (const { element, callee } of scope.mentions) {
        if (element.localName !== 'function-handle') continue;
        this.#made.set(callee, [...(this.#made.get(callee) ?? []), { scope, element }]);
      }
    }
  }

  /** The functions that a function calls by handles, and those that must get and give the same as it does. */
  relatives(scope: Scope): Scope[] {
    return this.#shared().flatMap(({ members, calls }) =>
      members.has(scope) || calls.some((it) => it.scope === scope) ? [...members] : [],
    );
  }

  /** The calls by handles in a function. */
  callsIn(scope: Scope): { element: XmlElement; callee: Scope }[] {
    return this.#shared().flatMap(({ members, calls }) =>
      calls
        .filter((it) => it.scope === scope)
        .map(({ name }) => ({ element: name, callee: [...members][0]! })),
    );
  }

  /** Whether calls pass on what a function shares to whom a handle of it is given. */
  isHandedOn(callee: Scope): boolean {
    return this.#shared().some(({ members }) => members.has(callee));
  }

  /** Leaves out the classes for which that cannot be; says whether there were any. */
  reject(): boolean {
    const bad = new Set(this.#shared().filter((it) => !this.#isPossible(it)));
    this.#classes = this.#classes.filter((it) => !bad.has(it));
    return bad.size > 0;
  }

  #shared(): HandleClass[] {
    return this.#classes.filter(({ members }) =>
      [...members].some((member) => {
        const needs = this.facts.needs(member);
        return needs.some(({ written }) => written) || !this.#isTaken(member, needs);
      }),
    );
  }

  /** Whether handles can take along what a function reads, wherever they are made. */
  #isTaken(member: Scope, needs: readonly Need[]): boolean {
    return (this.#made.get(member) ?? []).every(({ scope, element }) =>
      needs.every(({ variable }) => this.facts.isSettled(variable, scope, element)),
    );
  }

  #isPossible({ members, holders }: HandleClass): boolean {
    const all = [...members];
    if (members.has(this.entry) || all.some((it) => countsOf(it).length > 0)) return false;
    if (all.some((it) => this.#guarded.has(it))) return false;
    if (this.facts.needs(this.entry).some(({ variable }) => variable.kind === 'nested')) return false;
    const owners = new Set(
      all.flatMap((it) => this.facts.needs(it).flatMap(({ variable }) => variable.owner ?? [])),
    );
    return [...owners].every(
      (owner) =>
        !this.#calledFrom(owner).has(owner) &&
        holders.every(({ scope, isOutput }) => !isAround(scope, owner) && !(isOutput && scope === owner)),
    );
  }

  #calledFrom(first: Scope): Set<Scope> {
    const found = new Set<Scope>();
    const add = (scope: Scope): void => {
      for (const { callee } of scope.mentions) found.add(callee);
      for (const { callee } of this.callsIn(scope)) found.add(callee);
    };
    add(first);
    for (const it of found) add(it);
    return found;
  }
}

/** Whether a function is nested in another, at any depth. */
function isAround(outer: Scope, inner: Scope): boolean {
  for (let it = inner.outer; it !== undefined; it = it.outer) if (it === outer) return true;
  return false;
}
