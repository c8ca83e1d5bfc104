import { annotation, children, functionsOf, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import type { RuleTable } from '../rules/rule-table.js';
import { isAssignment, targetsOf, valueOf } from './assignment.js';
import { argumentsOf, calleeName } from './differentiable-parts.js';
import { bodyOf, flowForward } from './flow.js';
import { closureCall, handledFunction } from './closure-call.js';
import { functionName, keysOf } from './names.js';
import { variableKey } from './variable.js';

/** A handle: what makes it, in one version of the function around. */
export interface Closure {
  readonly number: number;
  readonly site: XmlElement;
  readonly version: Version;
  /** The handles among the variables that it captures, by their places among the arguments of its call. */
  readonly captured: Map<number, HandleValue>;
  /** The handles that it is called with, all calls taken together, and the numbers of arguments. */
  readonly given: HandleValue[];
  readonly counts: Set<number>;
  /** The version that calls of it lead to, of a function of the program. */
  target: Version | undefined;
}

/** What a variable may hold: these handles, and perhaps something else, or a handle that is not known. */
export interface HandleValue {
  readonly closures: ReadonlySet<Closure>;
  readonly other: boolean;
}

/** A function with the handles that it is called with. */
export interface Version {
  readonly unit: XmlElement;
  readonly given: readonly HandleValue[];
  /** The number of arguments, where the function asks for it and gets handles. */
  readonly count: number | undefined;
  readonly depth: number;
  outputs: HandleValue[];
  /** The largest number of arguments of a call. */
  most: number;
  readonly facts: Map<XmlElement, HandleValue>;
  /** What is called: variables (or what makes the handle, as an argument of `feval`) of which all is known. */
  readonly called: Map<XmlElement, HandleValue>;
  /** The versions that calls lead to. */
  readonly targets: Map<XmlElement, Version>;
}

type State = Map<string, HandleValue>;

export const nothing: HandleValue = { closures: new Set(), other: false };
const anything: HandleValue = { closures: new Set(), other: true };
/** Handles in handles in handles: deeper, a recursion makes ever new ones. */
const deepest = 6;
const mostVersions = 60;

/** Follows handles through a program: each function once for every choice of handles that it is called with. */
export class HandleFlow {
  readonly #units = new Map<string, XmlElement>();
  readonly #blocked: Set<XmlElement>;
  #allowed: ReadonlySet<XmlElement> | undefined;
  #made = new Map<string, Version>();
  #closures = new Map<Version, Map<XmlElement, Closure>>();
  #count = 0;
  #changed = true;
  /** The versions that the entry leads to. */
  versions: Version[] = [];

  constructor(
    root: XmlElement,
    readonly entry: string,
    readonly rules: RuleTable,
    blocked: ReadonlySet<XmlElement> = new Set(),
  ) {
    this.#blocked = new Set(blocked);
    for (const unit of functionsOf(root)) {
      if (!this.#units.has(functionName(unit))) this.#units.set(functionName(unit), unit);
    }
  }

  /** Handles that are never called need no versions of functions: they are left out, until only others are left. */
  run(): void {
    for (;;) {
      this.#runOnce();
      const called = new Set(
        this.versions.flatMap((it) =>
          [...it.called.values()].flatMap((value) => [...value.closures].map((c) => c.site)),
        ),
      );
      if (this.#allowed !== undefined && called.size === this.#allowed.size) return;
      this.#allowed = called;
    }
  }

  /** Whether all that a value may be is known. */
  isKnown(value: HandleValue | undefined): boolean {
    return value !== undefined && !value.other && value.closures.size > 0;
  }

  /** The handle that is made at a place in a version, if it is ever called. */
  madeAt(site: XmlElement, version: Version): Closure | undefined {
    return this.#closures.get(version)?.get(site);
  }

  /** The handles that are made in a version, and called somewhere. */
  madeIn(version: Version): Closure[] {
    return [...(this.#closures.get(version)?.values() ?? [])];
  }

  /** Of which kind the function is that a string names, as `ada:is` says it of names. */
  stateOf(site: XmlElement): string {
    const name = handledFunction(site);
    return this.#units.has(name) ? 'user' : (this.rules.stateOf(name) ?? 'unknown');
  }

  unitOf(name: string): XmlElement | undefined {
    return this.#units.get(name);
  }

  #runOnce(): void {
    this.#made = new Map();
    this.#closures = new Map();
    this.#count = 0;
    const unit = this.#units.get(this.entry);
    if (unit === undefined) return;
    const entry = this.#version(unit, [], keysOf(unit, 'param-list').length);
    entry.outputs = entry.outputs.map(() => anything);
    this.#changed = true;
    while (this.#changed) {
      this.#changed = false;
      for (const version of [...this.#made.values()]) this.#runVersion(version, version === entry);
    }
    const reached = new Set([entry]);
    for (const version of reached) {
      for (const target of version.targets.values()) reached.add(target);
      for (const { target } of this.madeIn(version)) if (target !== undefined) reached.add(target);
    }
    this.versions = [...reached];
  }

  #version(unit: XmlElement, given: readonly HandleValue[], count: number | undefined): Version {
    const parameters = keysOf(unit, 'param-list');
    const counts = countsArguments(unit);
    const isFixed = parameters.includes('varargin') || (counts && count === undefined);
    const handed = parameters.map((_, index) => {
      const value = isFixed ? undefined : given[index];
      return value !== undefined && this.isKnown(value) ? value : anything;
    });
    const depth = 1 + Math.max(0, ...handed.flatMap((it) => [...it.closures].map((c) => c.version.depth)));
    const hasHandles = handed.some((it) => it.closures.size > 0);
    const isTooMuch = depth > deepest || this.#made.size > mostVersions;
    if (hasHandles && isTooMuch) return this.#version(unit, [], count);
    const numbers = handed.map((it) => [...it.closures].map((c) => c.number).sort((a, b) => a - b));
    const counted = hasHandles && counts ? count : undefined;
    const key = [functionName(unit), counted, ...(hasHandles ? numbers.map((it) => it.join(' ')) : [])].join(
      '|',
    );
    let version = this.#made.get(key);
    if (version === undefined) {
      version = {
        unit,
        given: handed,
        count: counted,
        depth,
        outputs: keysOf(unit, 'outvars').map(() => nothing),
        most: 0,
        facts: new Map(),
        called: new Map(),
        targets: new Map(),
      };
      this.#made.set(key, version);
      this.#changed = true;
    }
    if ((count ?? parameters.length) > version.most) {
      version.most = count ?? parameters.length;
      this.#changed = true;
    }
    return version;
  }

  #runVersion(version: Version, isEntry: boolean): void {
    const { unit, facts } = version;
    facts.clear();
    version.called.clear();
    version.targets.clear();
    const start: State = new Map();
    for (const [index, variable] of listed(unit, 'param-list').entries()) {
      if (index >= version.most) continue;
      const value = version.given[index] ?? anything;
      start.set(variableKey(variable), value);
      facts.set(variable, value);
    }
    const end = flowForward<State>(bodyOf(unit), start, {
      copy: (state) => new Map(state),
      join: joinStates,
      step: (statement, state) => {
        new StatementRun(this, version, state).run(statement);
        return state;
      },
    });
    if (isEntry || asksForOutputs(unit)) {
      version.outputs = version.outputs.map(() => anything);
      return;
    }
    for (const [index, variable] of listed(unit, 'outvars').entries()) {
      const value = end.get(variableKey(variable)) ?? nothing;
      const joined = join(version.outputs[index] ?? nothing, value);
      if (joined !== version.outputs[index]) this.#changed = true;
      version.outputs[index] = joined;
      facts.set(variable, joined);
    }
  }

  /** The handle that is made at a place, with what it captures now. */
  closure(site: XmlElement, version: Version, captured: ReadonlyMap<number, HandleValue>): HandleValue {
    if (this.#blocked.has(site) || this.#allowed?.has(site) === false) return anything;
    const known = this.#closures.get(version) ?? new Map<XmlElement, Closure>();
    this.#closures.set(version, known);
    let closure = known.get(site);
    if (closure === undefined) {
      this.#count += 1;
      closure = {
        number: this.#count,
        site,
        version,
        captured: new Map(),
        given: [],
        counts: new Set(),
        target: undefined,
      };
      known.set(site, closure);
      this.#changed = true;
    }
    for (const [place, value] of captured) {
      const old = closure.captured.get(place) ?? nothing;
      const found = join(old, value);
      const joined = contains(found, closure) ? join(found, anything) : found;
      if (joined !== old) this.#changed = true;
      closure.captured.set(place, joined);
    }
    return { closures: new Set([closure]), other: false };
  }

  /** Calls a handle; says what it returns. */
  apply(closure: Closure, given: readonly HandleValue[]): readonly HandleValue[] {
    const call = closureCall(closure.site);
    const unit = this.#units.get(handledFunction(closure.site));
    const state =
      closure.site.localName === 'literal'
        ? this.stateOf(closure.site)
        : annotation(call ?? closure.site, 'is');
    if (unit === undefined || state !== 'user') return [];
    given.forEach((value, index) => {
      const old = closure.given[index] ?? nothing;
      closure.given[index] = join(old, value);
      if (closure.given[index] !== old) this.#changed = true;
    });
    closure.counts.add(given.length);
    const handed =
      call === undefined
        ? closure.given
        : argumentsOf(call).map((it, place) => {
            const index = parametersOf(closure.site).indexOf(it.localName === 'var' ? variableKey(it) : '');
            return (index >= 0 ? closure.given[index] : closure.captured.get(place)) ?? anything;
          });
    const count = call !== undefined ? handed.length : closure.counts.size === 1 ? given.length : undefined;
    closure.target = this.#version(unit, handed, count);
    return closure.target.outputs;
  }

  /** Calls a function. */
  enter(
    from: Version,
    at: XmlElement,
    unit: XmlElement,
    given: readonly HandleValue[],
    count: number | undefined,
  ): Version {
    const target = this.#version(unit, given, count);
    from.targets.set(at, target);
    return target;
  }

  /** Names for the versions of functions that must have names of their own: those that get or return handles. */
  versionNames(used: ReadonlySet<string>): Map<Version, string> {
    const taken = new Set(used);
    const names = new Map<Version, string>();
    for (const version of this.versions) {
      const { unit } = version;
      const values = [...version.given, ...version.outputs].filter((it) => this.isKnown(it));
      if (values.length === 0) continue;
      const isOwn = annotation(unit, 'made') !== undefined;
      if (isOwn && this.versions.filter((it) => it.unit === unit).length === 1) continue;
      const first = values.flatMap((it) => [...it.closures]).map((it) => handledFunction(it.site));
      const base = `${functionName(unit)}_${shortened(first[0] ?? '', functionName(unit))}`.slice(0, 50);
      let name = base;
      for (let number = 2; taken.has(name); number += 1) name = `${base}_${number}`;
      taken.add(name);
      names.set(version, name);
    }
    return names;
  }
}

/** What a statement does to handles. */
class StatementRun {
  constructor(
    readonly flow: HandleFlow,
    readonly version: Version,
    readonly state: State,
  ) {}

  run(statement: XmlElement): void {
    const { state } = this;
    if (isAssignment(statement)) {
      const value = valueOf(statement);
      const [left] = children(statement);
      const targets = targetsOf(statement);
      const values = value === undefined ? [] : this.#values(value, targets.length);
      if (left !== undefined) this.#visitIndices(left);
      for (const target of targets) {
        const found = target.partial ? anything : (values[target.position] ?? anything);
        state.set(target.key, found);
        if (!target.partial) this.#note(target.variable, found);
      }
      return;
    }
    const [first] = children(statement);
    if (statement.localName === 'for' || statement.localName === 'parfor') {
      if (first !== undefined) state.set(variableKey(first), anything);
    } else if (statement.localName === 'global' || statement.localName === 'persistent') {
      for (const it of children(statement)) state.set(variableKey(it), anything);
      return;
    } else if (holdsUnknownLists(statement)) {
      walk(statement, (it) => {
        if (isAssignment(it)) for (const target of targetsOf(it)) state.set(target.key, anything);
        return undefined;
      });
      return;
    }
    if (statement.localName === 'call' || statement.localName === 'array') {
      this.#values(statement, 0);
      return;
    }
    for (const it of heads(statement)) this.#values(it);
  }

  /** What the outputs of an expression may be. */
  #values(it: XmlElement, wanted = 1): readonly HandleValue[] {
    switch (it.localName) {
      case 'var': {
        const value = this.state.get(variableKey(it)) ?? nothing;
        this.#note(it, value);
        return [value];
      }
      case 'function-handle':
        return [this.flow.closure(it, this.version, new Map())];
      case 'anonymous-function':
        return [this.#anonymous(it)];
      case 'literal': {
        const name = handledFunction(it);
        const isFunction =
          this.flow.unitOf(name) !== undefined || this.flow.rules.stateOf(name) !== undefined;
        return [isFunction ? this.flow.closure(it, this.version, new Map()) : anything];
      }
      case 'array': {
        const [base, indices] = children(it);
        if (base?.localName !== 'var' || indices?.localName !== 'param-list') break;
        const given = this.#given(children(indices));
        return this.#call(base, given, children(indices), wanted);
      }
      case 'call':
        return this.#callByName(it, wanted);
      default:
    }
    for (const part of children(it)) this.#values(part);
    return [anything];
  }

  #callByName(it: XmlElement, wanted: number): readonly HandleValue[] {
    const args = argumentsOf(it);
    const [first] = args;
    if (calleeName(it) === 'feval' && annotation(it, 'is') !== 'user' && first !== undefined) {
      return this.#call(first, this.#given(args.slice(1)), args.slice(1), wanted);
    }
    const given = this.#given(args);
    const unit = this.flow.unitOf(calleeName(it));
    if (annotation(it, 'is') !== 'user' || unit === undefined) return [anything];
    return this.flow.enter(this.version, it, unit, given, given.length).outputs;
  }

  /** A call of what a variable holds, or of a handle that is made on the spot. */
  #call(
    base: XmlElement,
    given: readonly HandleValue[],
    args: readonly XmlElement[],
    wanted: number,
  ): readonly HandleValue[] {
    const [value = anything] = this.#values(base);
    const { closures } = value;
    this.version.called.delete(base);
    if (closures.size === 0) return [anything];
    const results = [...closures].map((it) => this.flow.apply(it, given));
    const isSimple = closures.size === 1;
    const fits = [...closures].every(
      ({ site }) => site.localName !== 'anonymous-function' || parametersOf(site).length === args.length,
    );
    const givesHandles = given.some((it) => it.closures.size > 0);
    const getsHandles = results.some((it) => it.some((output) => output.closures.size > 0));
    const isText = [...closures].some(({ site }) => site.localName === 'literal');
    const isCall = fits && !args.some(isListOrColon) && !(isText && base.parentNode?.localName === 'array');
    if (!this.flow.isKnown(value) || !isCall) return [anything];
    if (!isSimple && (wanted === 0 || givesHandles || getsHandles)) return [anything];
    if ([...closures].some((it) => it.target !== undefined && it.target.outputs.length < wanted))
      return [anything];
    this.version.called.set(base, value);
    return isSimple ? (results[0] ?? []) : [anything];
  }

  /** A handle in the form that `outline-anonymous-functions` gives it: a call of its parameters and of variables. */
  #anonymous(it: XmlElement): HandleValue {
    const own = parametersOf(it);
    const call = closureCall(it);
    if (call === undefined) {
      const inner = new Map(this.state);
      for (const key of own) inner.set(key, anything);
      const run = new StatementRun(this.flow, this.version, inner);
      for (const part of children(it).slice(1)) run.#values(part);
      return anything;
    }
    const captured = new Map<number, HandleValue>();
    argumentsOf(call).forEach((part, place) => {
      if (part.localName === 'var' && own.includes(variableKey(part))) return;
      const [value] = this.#given([part]);
      if (value !== undefined && part.localName === 'var') captured.set(place, value);
    });
    return this.flow.closure(it, this.version, captured);
  }

  /** The handles among arguments: of variables, and of what makes handles. */
  #given(args: readonly XmlElement[]): HandleValue[] {
    let isShifted = false;
    return args.map((it) => {
      if (isList(it)) isShifted = true;
      const [value = anything] = this.#values(it);
      const isPlain = ['var', 'function-handle', 'anonymous-function', 'literal'].includes(it.localName);
      return isPlain && !isShifted ? value : anything;
    });
  }

  #visitIndices(left: XmlElement): void {
    for (const it of children(left)) {
      if (it.localName === 'var') continue;
      if (it.localName === 'param-list' || it.localName === 'cell-index') this.#values(it);
      else this.#visitIndices(it);
    }
  }

  #note(variable: XmlElement, value: HandleValue): void {
    if (value.closures.size === 0 && !value.other) return;
    this.version.facts.set(variable, join(this.version.facts.get(variable) ?? nothing, value));
  }
}

/** The parameters of an anonymous function. */
function parametersOf(site: XmlElement): string[] {
  const [list] = children(site);
  return list === undefined ? [] : children(list).map(variableKey);
}

function listed(unit: XmlElement, name: 'param-list' | 'outvars'): XmlElement[] {
  return children(unit)
    .filter((it) => it.localName === name)
    .flatMap((it) => children(it));
}

/** What stands in a statement besides the statements in it. */
function heads(statement: XmlElement): XmlElement[] {
  return children(statement).flatMap((it) => {
    if (it.localName === 'statement-list' || it.localName === 'id' || it.localName === 'tmp') return [];
    return ['when', 'case', 'otherwise'].includes(it.localName) ? heads(it) : [it];
  });
}

const followed: ReadonlySet<string> = new Set(['for', 'parfor', 'while', 'choose', 'switch']);

/** Whether a statement holds others that the flow does not go through. */
function holdsUnknownLists(statement: XmlElement): boolean {
  if (followed.has(statement.localName)) return false;
  let found = false;
  walk(statement, (it) => {
    if (it.localName === 'statement-list') found = true;
    return !found;
  });
  return found;
}

function isList(it: XmlElement): boolean {
  const [, index] = children(it);
  return it.localName === 'array' && index?.localName === 'cell-index';
}

function isListOrColon(it: XmlElement): boolean {
  return it.localName === 'colon' || isList(it);
}

function countsArguments(unit: XmlElement): boolean {
  let found = false;
  walk(unit, (it) => {
    if (it.localName === 'call' && it.getAttribute('counts') !== '' && it.getAttribute('counts') !== null)
      found = true;
    return !found;
  });
  return found;
}

function asksForOutputs(unit: XmlElement): boolean {
  let found = keysOf(unit, 'outvars').includes('varargout');
  walk(unit, (it) => {
    if (it.localName === 'call' && calleeName(it) === 'nargout') found = true;
    return !found;
  });
  return found;
}

/** The name of a handled function without that of the function around, which outlined functions begin with. */
function shortened(name: string, around: string): string {
  return name.startsWith(`${around}_`) ? name.slice(around.length + 1) : name;
}

function contains(value: HandleValue, closure: Closure): boolean {
  const seen = new Set(value.closures);
  for (const it of seen)
    for (const inner of it.captured.values()) for (const c of inner.closures) seen.add(c);
  return seen.has(closure);
}

/** The union; the first of the two where the other adds nothing to it. */
function join(one: HandleValue, other: HandleValue): HandleValue {
  const isMore = [...other.closures].some((it) => !one.closures.has(it)) || (other.other && !one.other);
  if (!isMore) return one;
  return { closures: new Set([...one.closures, ...other.closures]), other: one.other || other.other };
}

function joinStates(into: State, other: State): boolean {
  let changed = false;
  for (const [key, value] of other) {
    const old = into.get(key);
    const joined = old === undefined ? value : join(old, value);
    if (joined === old) continue;
    into.set(key, joined);
    changed = true;
  }
  return changed;
}
