import { annotation, children, functionsOf, holds, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf, flowForward } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { isCellList } from '../reading/is-cell-list.js';
import { sharedKeys } from '../reading/shared-keys.js';
import { variableKey } from '../reading/variable.js';
import { keysOf } from '../names/names.js';
import { closureCall, closureParameters } from './closure-call.js';
import { fieldPath, KeptState } from './kept-state.js';
import { keptByCondition } from './kept-by-condition.js';
import { assignKept, isSurelyHandle } from './kept-assignment.js';
import { copiedFields } from './copied-fields.js';

/**
 * Finds the reads of fields, and of variables, which surely give a handle that the program made: the fields were given one
 * before, and what was done with the structure since gives values only to fields that it does not have, to those of other
 * names, or copies all of it. Functions that nobody sees called, the `exposed` ones, may get any structure.
 */
export function keptHandles(root: XmlElement, exposed: ReadonlySet<XmlElement>): ReadonlySet<XmlElement> {
  if (!holds(root, storesHandle)) return new Set();
  return new KeptHandles(root, exposed).reads();
}

function storesHandle(it: XmlElement): boolean {
  if (it.localName !== 'function-handle' && it.localName !== 'anonymous-function') return false;
  const around = it.parentNode as XmlElement | null;
  if (around === null || around.localName === 'param-list') return true;
  return isAssignment(around) && children(around)[0]?.localName === 'struct-ref';
}

class KeptHandles {
  readonly #units = new Map<string, XmlElement>();
  readonly #open: Set<XmlElement>;
  /** The handles in what functions are given, whoever calls them. */
  readonly #given = new Map<XmlElement, KeptState>();
  readonly #returned = new Map<XmlElement, KeptState>();
  readonly #stale = new Set<XmlElement>();
  readonly #running = new Set<XmlElement>();
  readonly #recursive = new Set<XmlElement>();
  readonly #callers = new Map<XmlElement, Set<XmlElement>>();
  readonly #read = new Set<XmlElement>();
  readonly #lost = new Set<XmlElement>();

  constructor(
    readonly root: XmlElement,
    exposed: ReadonlySet<XmlElement>,
  ) {
    for (const unit of functionsOf(root))
      if (!this.#units.has(functionName(unit))) this.#units.set(functionName(unit), unit);
    this.#open = new Set(exposed);
    walk(root, (it) => {
      const isClosed = it.localName === 'anonymous-function' && closureCall(it) === undefined;
      if (it.localName === 'function-handle') this.#openUnit(it.textContent);
      else if (isClosed)
        walk(it, (part) => {
          if (part.localName === 'call') this.#openUnit(calleeName(part));
          return undefined;
        });
      return undefined;
    });
  }

  #openUnit(name: string): void {
    const unit = this.#units.get(name);
    if (unit !== undefined) this.#open.add(unit);
  }

  reads(): ReadonlySet<XmlElement> {
    for (const unit of this.#open) {
      this.#given.set(unit, new KeptState());
      this.#stale.add(unit);
    }
    for (const unit of this.#stale) this.#visit(unit);
    return new Set([...this.#read].filter((it) => !this.#lost.has(it)));
  }

  #visit(unit: XmlElement): void {
    this.#stale.delete(unit);
    const shared = sharedKeys(unit);
    this.#running.add(unit);
    const start = this.#given.get(unit)?.copy() ?? new KeptState();
    const end = flowForward<KeptState>(bodyOf(unit), start, {
      copy: (state) => state.copy(),
      join: (into, other) => into.join(other),
      branch: (branch, state) => {
        const [condition] = children(branch);
        if (condition === undefined) return { entered: state, passed: state };
        return {
          entered: keptByCondition(true, condition, state),
          passed: keptByCondition(false, condition, state),
        };
      },
      step: (statement, state) => {
        this.#step(statement, state, unit);
        for (const it of shared) state.forget(it);
        return state;
      },
      leave: (loop, head) => {
        const behind = head.copy();
        this.#step(loop, behind, unit);
        behind.join(head);
        const copied = copiedFields(loop, head);
        if (copied !== undefined)
          behind.add(
            copied.into,
            head.within(copied.from).filter((it) => it !== ''),
          );
        return behind;
      },
    });
    this.#running.delete(unit);
    const returned = new KeptState();
    for (const key of keysOf(unit, 'outvars'))
      if (!this.#recursive.has(unit)) returned.add(key, end.within(key));
    const known = this.#returned.get(unit);
    this.#returned.set(unit, known ?? returned);
    if (known?.join(returned) === true) for (const it of this.#callers.get(unit) ?? []) this.#stale.add(it);
  }

  #step(statement: XmlElement, state: KeptState, unit: XmlElement): void {
    this.#look(statement, state, unit);
    if (isAssignment(statement)) {
      assignKept(statement, state, (call, position) => this.#result(call, position));
      return;
    }
    switch (statement.localName) {
      case 'call':
        // The first thing that is done with what the caller gives.
        if (calleeName(statement) === 'adm_check_handle') noteGiven(statement, state, unit);
        return;
      case 'for':
      case 'parfor':
      case 'global':
      case 'persistent':
      case 'catch':
        for (const it of children(statement))
          if (['var', 'id', 'tmp'].includes(it.localName)) state.forget(variableKey(it));
        return;
      case 'choose':
      case 'switch':
      case 'while':
        return;
      default:
        walk(statement, (it) => {
          for (const { key } of isAssignment(it) ? targetsOf(it) : []) state.forget(key);
          return undefined;
        });
    }
  }

  /** Looks at the expressions of a statement, and at what functions get there. */
  #look(part: XmlElement, state: KeptState, unit: XmlElement): void {
    walk(part, (it) => {
      if (it.localName === 'statement-list') return false;
      if (it.localName === 'anonymous-function') {
        const call = closureCall(it);
        if (call !== undefined) this.#call(call, state, unit, closureParameters(it));
        return false;
      }
      const path = fieldPath(it);
      if (path !== undefined) {
        this.#read.add(it);
        if (!state.holds(path)) this.#lost.add(it);
      }
      if (it.localName === 'call') this.#call(it, state, unit, []);
      return undefined;
    });
  }

  /** The parameters of a function get handles, and structures with handles. `own` are variables of which nothing is known. */
  #call(call: XmlElement, state: KeptState, from: XmlElement, own: readonly string[]): void {
    const unit = annotation(call, 'is') === 'user' ? this.#units.get(calleeName(call)) : undefined;
    if (unit === undefined) return;
    const args = argumentsOf(call);
    const found = new KeptState();
    keysOf(unit, 'param-list').forEach((key, place) => {
      const argument = args.slice(0, place + 1).some(isCellList) ? undefined : args[place];
      if (argument === undefined || key === 'varargin') return;
      const path = fieldPath(argument);
      if (path !== undefined && !own.includes(path.split('.')[0] ?? '')) found.add(key, state.within(path));
      else if (isSurelyHandle(argument, state)) found.add(key, ['']);
    });
    const callers = this.#callers.get(unit) ?? new Set();
    this.#callers.set(unit, callers.add(from));
    const given = this.#given.get(unit);
    this.#given.set(unit, given ?? found);
    if (given === undefined || given.join(found)) this.#stale.add(unit);
  }

  /** The handles in an output of a function. */
  #result(call: XmlElement, position: number): string[] {
    const unit = annotation(call, 'is') === 'user' ? this.#units.get(calleeName(call)) : undefined;
    if (unit === undefined) return [];
    if (!this.#returned.has(unit)) {
      // A function that calls itself is taken to give back nothing that is known.
      if (this.#running.has(unit)) this.#recursive.add(unit);
      else this.#visit(unit);
    }
    const key = keysOf(unit, 'outvars')[position];
    return key === undefined || key === 'varargout' ? [] : (this.#returned.get(unit)?.within(key) ?? []);
  }
}

/** A parameter of which a handle is asked is given: so are those before it. */
function noteGiven(check: XmlElement, state: KeptState, unit: XmlElement): void {
  const [asked] = argumentsOf(check);
  const key = asked === undefined ? undefined : fieldPath(asked)?.split('.')[0];
  const place = keysOf(unit, 'param-list').indexOf(key ?? '');
  for (let count = 1; count <= place + 1; count += 1) state.note(`given ${count}`, []);
}
