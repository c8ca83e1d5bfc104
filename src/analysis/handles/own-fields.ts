import { children, functionsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf, flowForward } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { handledFunction } from './closure-call.js';
import { flagKey } from './flag-fields.js';
import { isCellList } from '../reading/is-cell-list.js';
import { keysOf } from '../names/names.js';
import { variableKey } from '../reading/variable.js';

/** The fields (`variable.field`) in which there may be what the program has not put there. */
type Foreign = Set<string>;

/**
 * Finds the reads of fields of variables that the program itself has surely set before, by their names: whatever the
 * structure is that it was given, nothing else is in them. Functions that handles stand for, or the `exposed` ones, may
 * get any structure.
 */
export function ownFields(root: XmlElement, exposed: ReadonlySet<XmlElement>): ReadonlySet<XmlElement> {
  const found = new OwnFields(root, exposed);
  return found.reads();
}

class OwnFields {
  readonly #units = new Map<string, XmlElement>();
  /** The fields that the program sets anywhere. */
  readonly #names = new Set<string>();
  readonly #given = new Map<XmlElement, Foreign>();
  /** The foreign fields of outputs. */
  readonly #returned = new Map<XmlElement, Foreign>();
  readonly #own = new Set<XmlElement>();
  readonly #foreign = new Set<XmlElement>();
  #changed = true;

  constructor(
    readonly root: XmlElement,
    exposed: ReadonlySet<XmlElement>,
  ) {
    for (const unit of functionsOf(root))
      if (!this.#units.has(functionName(unit))) this.#units.set(functionName(unit), unit);
    const open = new Set(exposed);
    walk(root, (it) => {
      if (it.localName === 'function-handle' || it.localName === 'anonymous-function') {
        const called = itsCalls(it).map(calleeName);
        for (const name of [handledFunction(it), ...called]) {
          const unit = this.#units.get(name);
          if (unit !== undefined) open.add(unit);
        }
      }
      for (const { storage } of isAssignment(it) ? targetsOf(it) : [])
        if (storage.localName === 'struct-ref' && flagKey(storage) !== undefined)
          this.#names.add(children(storage)[1]?.textContent ?? '');
      return undefined;
    });
    for (const unit of this.#units.values())
      this.#given.set(unit, new Set(open.has(unit) ? keysOf(unit, 'param-list').flatMap(this.#all) : []));
  }

  reads(): ReadonlySet<XmlElement> {
    if (this.#names.size === 0) return this.#own;
    while (this.#changed) {
      this.#changed = false;
      for (const unit of this.#units.values()) this.#visit(unit);
    }
    for (const it of this.#foreign) this.#own.delete(it);
    return this.#own;
  }

  readonly #all = (key: string): string[] => [...this.#names].map((name) => `${key}.${name}`);

  #visit(unit: XmlElement): void {
    const end = flowForward<Foreign>(bodyOf(unit), new Set(this.#given.get(unit)), {
      copy: (state) => new Set(state),
      join: (into, other) => {
        const before = into.size;
        for (const it of other) into.add(it);
        return into.size > before;
      },
      step: (statement, state) => {
        this.#read(statement, state);
        if (isAssignment(statement)) this.#assign(statement, state);
        else if (['for', 'parfor', 'global', 'persistent', 'catch'].includes(statement.localName))
          for (const it of children(statement))
            if (it.localName === 'var') for (const field of this.#all(variableKey(it))) state.add(field);
        return state;
      },
    });
    const known = this.#returned.get(unit) ?? new Set();
    const before = known.size;
    for (const field of keysOf(unit, 'outvars').flatMap(this.#all)) if (end.has(field)) known.add(field);
    this.#returned.set(unit, known);
    if (known.size > before) this.#changed = true;
  }

  /** Looks at the expressions of a statement, and says to functions what they get. */
  #read(statement: XmlElement, state: Foreign): void {
    walk(statement, (it) => {
      // Parameters of anonymous functions hide variables.
      if (it.localName === 'statement-list' || it.localName === 'anonymous-function') return false;
      const field = it.localName === 'struct-ref' ? flagKey(it) : undefined;
      // A field that the program sets nowhere is not among those that are followed.
      const isSet = this.#names.has(children(it)[1]?.textContent ?? '');
      if (field !== undefined && isSet) (state.has(field) ? this.#foreign : this.#own).add(it);
      if (it.localName === 'call') this.#call(it, state);
      return undefined;
    });
  }

  #call(it: XmlElement, state: Foreign): void {
    const unit = this.#units.get(calleeName(it));
    const given = unit === undefined ? undefined : this.#given.get(unit);
    if (unit === undefined || given === undefined) return;
    const args = argumentsOf(it);
    const before = given.size;
    keysOf(unit, 'param-list').forEach((key, place) => {
      const argument = args.slice(0, place + 1).some(isCellList) ? undefined : args[place];
      if (argument === undefined && !args.some(isCellList)) return;
      for (const name of this.#names)
        if (argument?.localName !== 'var' || state.has(`${variableKey(argument)}.${name}`))
          given.add(`${key}.${name}`);
    });
    if (given.size > before) this.#changed = true;
  }

  #assign(statement: XmlElement, state: Foreign): void {
    const value = valueOf(statement);
    const called = value?.localName === 'call' ? this.#units.get(calleeName(value)) : undefined;
    for (const { storage, key, partial, position } of targetsOf(statement)) {
      const fields = this.#all(key);
      const source = sourceOf(value, called, position);
      // Of a function that was not looked at yet nothing is known to be foreign.
      const foreign = called === undefined ? state : this.#returned.get(called);
      const inherited = source === undefined ? undefined : this.#all(source).map((it) => foreign?.has(it));
      if (storage.localName === 'struct-ref') {
        const field = flagKey(storage);
        if (field !== undefined) state.delete(field);
      } else if (!partial) {
        fields.forEach((field, place) =>
          state[inherited === undefined || inherited[place] === true ? 'add' : 'delete'](field),
        );
      } else if (storage.localName === 'array') {
        // An element that is given is a structure of anyone's.
        for (const field of fields) state.add(field);
      }
    }
  }
}

/** The variable whose fields a target gets: another one, or an output of a function. */
function sourceOf(
  value: XmlElement | undefined,
  called: XmlElement | undefined,
  position: number,
): string | undefined {
  if (called === undefined) return value?.localName === 'var' ? variableKey(value) : undefined;
  const output = keysOf(called, 'outvars')[position];
  return output === 'varargout' ? undefined : output;
}

function itsCalls(handle: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  walk(handle, (it) => {
    if (it.localName === 'call') found.push(it);
    return undefined;
  });
  return found;
}
