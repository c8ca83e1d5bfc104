import { child, children, itemsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssigned, targetsOf, valueOf } from '../reading/assignment.js';
import { declarationOf } from './declaration-of.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { isCellList } from '../reading/is-cell-list.js';
import { keysOf } from '../names/names.js';
import { ownerOf } from './owner-of.js';
import type { Scope } from './scopes.js';

/** A call of a variable that holds handles of functions of the program. */
export interface HandleCall {
  readonly scope: Scope;
  readonly name: XmlElement;
}

/** Functions that are called by handles at the same places, so that they must get and give the same. */
export interface HandleClass {
  readonly members: ReadonlySet<Scope>;
  readonly calls: readonly HandleCall[];
  /** The functions whose variables hold such handles, and whether these are outputs there. */
  readonly holders: readonly { readonly scope: Scope; readonly isOutput: boolean }[];
}

/** A variable, by the function whose it is, and what it may hold besides handles that are followed. */
interface Holder {
  readonly owner: Scope;
  readonly name: string;
  readonly callees: Set<Scope>;
  isMixed: boolean;
}

/** The possible values of an expression. */
interface Value {
  readonly callees: ReadonlySet<Scope>;
  readonly isMixed: boolean;
}

const nothing: Value = { callees: new Set(), isMixed: false };
const other: Value = { callees: new Set(), isMixed: true };
/** Functions that ask something of a handle, and do not call it. */
const asking: ReadonlySet<string> = new Set(['isempty', 'isa', 'is_function_handle', 'isnumeric', 'ischar']);

/**
 * Which functions handles stand for, in programs as they were written: handles in variables, parameters and outputs
 * are followed, without regard to the order of statements. Functions of which a handle goes elsewhere are in no class,
 * nor are those that are called where something else may be called.
 */
export function handleClasses(scopes: readonly Scope[]): HandleClass[] {
  return new HandleClasses(scopes).classes();
}

class HandleClasses {
  readonly #mentions = new Map<XmlElement, Scope>();
  readonly #foreign = new Set<XmlElement>();
  readonly #holders = new Map<Scope, Map<string, Holder>>();
  readonly #calls = new Map<XmlElement, HandleCall & { readonly holder: Holder }>();
  readonly #escaped = new Set<Scope>();
  #changed = true;

  constructor(readonly scopes: readonly Scope[]) {
    for (const { mentions, foreign } of scopes) {
      for (const { element, callee } of mentions) this.#mentions.set(element, callee);
      for (const it of foreign) this.#foreign.add(it);
    }
    const [entry] = scopes;
    for (const name of entry?.interface ?? []) this.#holder(entry!, name).isMixed = true;
    while (this.#changed) {
      this.#changed = false;
      for (const scope of scopes) {
        const body = child(scope.unit, 'statement-list');
        if (body !== undefined) this.#statements(body, scope);
      }
    }
  }

  classes(): HandleClass[] {
    const found: Set<Scope>[] = [];
    for (const { holder } of this.#calls.values()) {
      const met = found.filter((it) => [...holder.callees].some((callee) => it.has(callee)));
      for (const it of met) found.splice(found.indexOf(it), 1);
      found.push(new Set([...holder.callees, ...met.flatMap((it) => [...it])]));
    }
    const holders = [...this.#holders.values()].flatMap((it) => [...it.values()]);
    return found.flatMap((members) => {
      const holds = (it: Holder): boolean => [...it.callees].some((callee) => members.has(callee));
      const calls = [...this.#calls.values()].filter(({ holder }) => holds(holder));
      const isKnown =
        [...members].every((it) => !this.#escaped.has(it)) && calls.every(({ holder }) => !holder.isMixed);
      if (!isKnown) return [];
      const own = holders.filter(holds).map(({ owner, name }) => ({
        scope: owner,
        isOutput: keysOf(owner.unit, 'outvars').includes(name),
      }));
      return [{ members, calls, holders: own }];
    });
  }

  #holder(owner: Scope, name: string): Holder {
    const known = this.#holders.get(owner) ?? new Map<string, Holder>();
    this.#holders.set(owner, known);
    const holder = known.get(name) ?? { owner, name, callees: new Set<Scope>(), isMixed: false };
    known.set(name, holder);
    return holder;
  }

  #give(scope: Scope, name: string, { callees, isMixed }: Value): void {
    const owner = ownerOf(scope, name);
    if (declarationOf(owner, name) !== undefined) this.#escape({ callees, isMixed });
    const holder = this.#holder(owner, name);
    for (const it of callees) {
      if (holder.callees.has(it)) continue;
      holder.callees.add(it);
      this.#changed = true;
    }
    if (isMixed && !holder.isMixed) {
      holder.isMixed = true;
      this.#changed = true;
    }
  }

  #escape({ callees }: Value): void {
    for (const it of callees) {
      if (this.#escaped.has(it)) continue;
      this.#escaped.add(it);
      this.#changed = true;
    }
  }

  #statements(it: XmlElement, scope: Scope): void {
    if (isAssigned(it)) {
      this.#assign(it, scope);
    } else if (it.localName === 'for' || it.localName === 'parfor') {
      const [variable, values, ...rest] = children(it);
      if (values !== undefined) this.#escape(this.#value(values, scope));
      for (const name of variable === undefined ? [] : namesIn(variable)) this.#give(scope, name, other);
      for (const part of rest) this.#statements(part, scope);
    } else if (expressions.has(it.localName)) {
      this.#escape(this.#value(it, scope));
    } else {
      const [first] = children(it);
      if (it.localName === 'catch' && first?.localName === 'id') this.#give(scope, first.textContent, other);
      for (const part of children(it)) this.#statements(part, scope);
    }
  }

  #assign(it: XmlElement, scope: Scope): void {
    const value = valueOf(it);
    const values = value === undefined ? [] : this.#values(value, scope);
    for (const { storage, key, position, partial } of targetsOf(it)) {
      const found = it.getAttribute('op') === '=' ? (values[position] ?? other) : other;
      if (partial) {
        this.#escape(found);
        for (const part of children(storage).slice(1)) this.#escape(this.#value(part, scope));
      }
      this.#give(scope, key, partial ? other : found);
    }
  }

  #value(it: XmlElement, scope: Scope): Value {
    return this.#values(it, scope)[0] ?? other;
  }

  #values(it: XmlElement, scope: Scope): readonly Value[] {
    const [first, , ...rest] = children(it);
    const named = this.#mentions.get(it);
    if (it.localName === 'function-handle')
      return [named === undefined ? other : { callees: new Set([named]), isMixed: false }];
    if (it.localName === 'var') return named === undefined ? [this.#held(it, scope)] : this.#results(named);
    if (it.localName === 'unary' && first !== undefined) {
      if (it.getAttribute('op') === '()') return this.#values(first, scope);
      if (it.getAttribute('op') === '[]' && itemsOf(it).length === 0) return [nothing];
    }
    const indexed = indexedVariable(it);
    if (indexed !== undefined) {
      const results = this.#call(indexed.variable, children(indexed.indices), scope);
      if (rest.length === 0) return results;
      for (const it of [...results, ...rest.map((part) => this.#value(part, scope))]) this.#escape(it);
      return [other];
    }
    if (it.localName === 'anonymous-function') {
      walk(it, (part) => {
        if (['var', 'function-handle'].includes(part.localName)) this.#escape(this.#value(part, scope));
        return undefined;
      });
      return [other];
    }
    for (const part of children(it)) this.#escape(this.#value(part, scope));
    return [other];
  }

  #held(variable: XmlElement, scope: Scope): Value {
    const name = variable.textContent;
    return this.#foreign.has(variable) ? other : this.#holder(ownerOf(scope, name), name);
  }

  #call(name: XmlElement, given: readonly XmlElement[], scope: Scope): readonly Value[] {
    const callee = this.#mentions.get(name);
    const values = given.map((it) => this.#value(it, scope));
    if (callee !== undefined) return this.#enter(callee, given, values);
    if (this.#foreign.has(name)) {
      if (!asking.has(name.textContent)) for (const it of values) this.#escape(it);
      return [other];
    }
    const holder = this.#holder(ownerOf(scope, name.textContent), name.textContent);
    if (holder.callees.size === 0) {
      for (const it of values) this.#escape(it);
      return [other];
    }
    this.#calls.set(name, { scope, name, holder });
    const all = [...holder.callees].map((it) => this.#enter(it, given, values));
    const most = Math.max(...all.map((it) => it.length));
    return Array.from({ length: most }, (_, place) => ({
      callees: new Set(all.flatMap((it) => [...(it[place]?.callees ?? [])])),
      isMixed: all.some((it) => it[place]?.isMixed ?? true),
    }));
  }

  #enter(callee: Scope, given: readonly XmlElement[], values: readonly Value[]): readonly Value[] {
    const list = child(callee.unit, 'param-list');
    const parameters = list === undefined ? [] : children(list);
    const isListed = given.some(isCellList);
    values.forEach((value, place) => {
      const parameter = parameters[place];
      const isPlain = parameter?.localName === 'var' && parameter.textContent !== 'varargin' && !isListed;
      if (isPlain) this.#give(callee, parameter.textContent, value);
      else this.#escape(value);
    });
    if (isListed) for (const it of callee.interface) this.#give(callee, it, other);
    return this.#results(callee);
  }

  #results(callee: Scope): readonly Value[] {
    return keysOf(callee.unit, 'outvars').map((name) =>
      name === 'varargout' ? other : this.#holder(callee, name),
    );
  }
}

function namesIn(it: XmlElement): string[] {
  const names: string[] = it.localName === 'id' ? [it.textContent] : [];
  walk(it, (part) => {
    if (part.localName === 'var') names.push(part.textContent);
    return undefined;
  });
  return names;
}

/** Elements that have a value. */
const expressions: ReadonlySet<string> = new Set([
  ...['var', 'array', 'struct-ref', 'dyn-struct-ref', 'literal', 'range', 'sum', 'binary', 'unary'],
  ...['anonymous-function', 'function-handle', 'command'],
]);
