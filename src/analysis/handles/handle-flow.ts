import type { AnnotationValues } from '../../tree/annotation-names.js';
import { annotation, children, functionsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { argumentsOf } from '../reading/differentiable-parts.js';
import { bodyOf, flowForward } from '../reading/flow.js';
import { calledInText } from './called-in-text.js';
import { closureCall, closureParameters, handledFunction, isOpen } from './closure-call.js';
import { fieldsSet } from './flag-fields.js';
import type { FreshNames } from '../names/fresh-names.js';
import { HandleStatement } from './handle-statement.js';
import { countsArguments, countsOutputs } from '../lists/asked-counts.js';
import { isIdle, textsCompared, whereConditionIs } from './handle-condition.js';
import { anything, contains, join, joinStates, nothing, plain, repeatedSites } from './handle-value.js';
import type { Closure, HandleState, HandleValue, Version } from './handle-value.js';
import { functionName } from '../reading/free-names.js';
import { keysOf } from '../names/names.js';
import { variableKey } from '../reading/variable.js';
import { lacksOutputs, WantedOutputs, type Wanted } from './wanted-outputs.js';

/** Handles in handles in handles: deeper, a recursion makes ever new ones. */
const deepest = 6;
const mostVersions = 60;

/** Follows handles through a program: each function once for every choice of handles that it is called with. */
export class HandleFlow {
  readonly #units = new Map<string, XmlElement>();
  readonly #blocked: Set<XmlElement>;
  /** The functions that may be called where nobody sees it, by handles. */
  readonly #exposed: Set<string>;
  #allowed: ReadonlySet<XmlElement> | undefined;
  #made = new Map<string, Version>();
  #closures = new Map<Version, Map<XmlElement, Closure>>();
  #wanted = new WantedOutputs();
  #count = 0;
  /** The versions to be run, as more is known of what they get or of what they call. */
  #stale = new Set<Version>();
  #running: Version | undefined;
  /** The versions that take outputs of others, and those that call functions by handles. */
  #callers = new Map<Version | XmlElement, Set<Version>>();
  /** The versions that the entry leads to. */
  versions: Version[] = [];

  constructor(
    root: XmlElement,
    readonly entry: string,
    readonly independents: ReadonlySet<string>,
    readonly rules: RuleTable,
    blocked: ReadonlySet<XmlElement> = new Set(),
  ) {
    this.#blocked = new Set(blocked);
    for (const unit of functionsOf(root)) {
      if (!this.#units.has(functionName(unit))) this.#units.set(functionName(unit), unit);
    }
    this.#exposed = new Set(calledInText(root, rules));
    walk(root, (it) => {
      if (it.localName === 'function-handle' || it.localName === 'anonymous-function')
        this.#exposed.add(handledFunction(it));
      return undefined;
    });
  }

  /** Handles that are never called need no versions of functions: they are left out, until only others are left. */
  run(): void {
    for (;;) {
      // A handle that is found to hold itself is known no more: then what was found with it is not so.
      for (let blocked = -1; blocked !== this.#blocked.size;) {
        blocked = this.#blocked.size;
        this.#runOnce();
      }
      const called = new Set(
        this.versions.flatMap((it) => [
          ...[...it.called.values()].flatMap((value) => [...value.closures].map((c) => c.site)),
          ...it.compared,
        ]),
      );
      if (this.#allowed !== undefined && called.size === this.#allowed.size) return;
      this.#allowed = called;
    }
  }

  /** Whether all that a value may be is known. */
  isKnown(value: HandleValue | undefined): boolean {
    return value !== undefined && value.others.size === 0 && value.closures.size > 0;
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
  stateOf(site: XmlElement): AnnotationValues['is'] {
    const name = handledFunction(site);
    return this.#units.has(name) ? 'user' : (this.rules.stateOf(name) ?? 'unknown');
  }

  unitOf(name: string): XmlElement | undefined {
    return this.#units.get(name);
  }

  #runOnce(): void {
    this.#made = new Map();
    this.#stale = new Set();
    this.#callers = new Map();
    this.#closures = new Map();
    this.#wanted = new WantedOutputs();
    this.#count = 0;
    const blocked = this.#blocked.size;
    const unit = this.#units.get(this.entry);
    if (unit === undefined) return;
    const parameters = keysOf(unit, 'param-list');
    const given = parameters.map((it) => (this.independents.has(it) ? plain : anything));
    const entry = this.#version(unit, given, parameters.length);
    entry.outputs = entry.outputs.map(() => anything);
    const run = (version: Version): void => {
      if (this.#stale.delete(version)) this.#runVersion(version, version === entry);
    };
    for (let seen = 0; this.#stale.size > 0 && blocked === this.#blocked.size;) {
      const all = [...this.#made.values()];
      if (all.length > seen) all.forEach(run);
      else all.reverse().forEach(run);
      seen = all.length;
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
    const isFixed = counts && count === undefined;
    const handed = parameters.map((name, index) => {
      const value = isFixed || name === 'varargin' ? anything : (given[index] ?? nothing);
      if (this.isKnown(value)) return value;
      return value.closures.size > 0 || this.#exposed.has(functionName(unit)) ? anything : value;
    });
    const depth = 1 + Math.max(0, ...handed.flatMap((it) => [...it.closures].map((c) => c.version.depth)));
    const hasHandles = handed.some((it) => it.closures.size > 0);
    const isTooMuch = depth > deepest || this.#made.size > mostVersions;
    if (hasHandles && isTooMuch) for (const site of repeatedSites(handed)) this.#blocked.add(site);
    if (hasHandles && isTooMuch)
      return this.#version(
        unit,
        parameters.map(() => anything),
        count,
      );
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
        failing: new Set(),
        lacking: new Map(),
        targets: new Map(),
        decided: new Map(),
        compared: new Set(),
      };
      this.#made.set(key, version);
      this.#stale.add(version);
      if (this.#made.size > mostVersions) this.#concernAll();
    }
    for (const [index, value] of handed.entries()) {
      const old = version.given[index] ?? nothing;
      version.given[index] = join(old, value);
      if (version.given[index] !== old) this.#stale.add(version);
    }
    if ((count ?? parameters.length) > version.most) {
      version.most = count ?? parameters.length;
      this.#stale.add(version);
    }
    return version;
  }

  /** More is known of handles, which any version may call. */
  #concernAll(): void {
    for (const it of this.#made.values()) this.#stale.add(it);
  }

  #concernCallers(called: Version | XmlElement): void {
    for (const it of this.#callers.get(called) ?? []) this.#stale.add(it);
  }

  /** The version that is run is run again when more is known of a version or a function that it calls. */
  #noteCaller(called: Version | XmlElement): void {
    const callers = this.#callers.get(called) ?? new Set();
    this.#callers.set(called, callers);
    if (this.#running !== undefined) callers.add(this.#running);
  }

  #runVersion(version: Version, isEntry: boolean): void {
    const { unit, facts } = version;
    this.#running = version;
    facts.clear();
    version.called.clear();
    version.targets.clear();
    version.decided.clear();
    version.compared.clear();
    const start: HandleState = new Map();
    for (const [index, variable] of listed(unit, 'param-list').entries()) {
      if (index >= version.most) continue;
      const value = version.given[index] ?? anything;
      start.set(variableKey(variable), value);
      facts.set(variable, value);
    }
    for (const field of fieldsSet(unit)) if (start.has(field.split('.')[0] ?? '')) start.set(field, anything);
    const end = flowForward<HandleState>(bodyOf(unit), start, {
      copy: (state) => new Map(state),
      join: joinStates,
      branch: (branch, state) => this.#branch(version, branch, state),
      step: (statement, state) => {
        new HandleStatement(this, version, state).run(statement);
        return state;
      },
    });
    if (isEntry || countsOutputs(unit)) {
      if (version.outputs.some((it) => it !== anything)) this.#concernCallers(version);
      version.outputs = version.outputs.map(() => anything);
      return;
    }
    for (const [index, variable] of listed(unit, 'outvars').entries()) {
      const value = end.get(variableKey(variable)) ?? nothing;
      const joined = join(version.outputs[index] ?? nothing, value);
      if (joined !== version.outputs[index]) this.#concernCallers(version);
      version.outputs[index] = joined;
      facts.set(variable, joined);
    }
  }

  #branch(
    version: Version,
    branch: XmlElement,
    state: HandleState,
  ): { entered: HandleState | undefined; passed: HandleState | undefined } {
    const [condition] = children(branch);
    version.decided.delete(branch);
    if (condition === undefined || !isIdle(condition, state)) return { entered: state, passed: state };
    // Functions that make handles of text give that of its text alone.
    if (annotation(version.unit, 'names') !== undefined)
      for (const { site } of textsCompared(condition, state)) version.compared.add(site);
    const entered = whereConditionIs(true, condition, state, version.count);
    const passed = whereConditionIs(false, condition, state, version.count);
    if (entered === undefined) version.decided.set(branch, 'never');
    else if (passed === undefined) version.decided.set(branch, 'always');
    return { entered, passed };
  }

  /** The handle that is made at a place, with what it captures now. */
  closure(site: XmlElement, version: Version, captured: ReadonlyMap<number, HandleValue>): HandleValue {
    if (this.#blocked.has(site) || this.#allowed?.has(site) === false) return anything;
    const known = this.#closures.get(version) ?? new Map<XmlElement, Closure>();
    this.#closures.set(version, known);
    let closure = known.get(site);
    const isNew = closure === undefined;
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
      this.#stale.add(version);
    }
    for (const [place, value] of captured) {
      const old = closure.captured.get(place) ?? nothing;
      const joined = join(old, value);
      if (joined !== old && !isNew) this.#concernAll();
      closure.captured.set(place, joined);
      if (contains(joined, closure)) this.#blocked.add(site);
    }
    return { closures: new Set([closure]), others: new Set() };
  }

  /** Calls a handle; says what it returns. */
  apply(
    closure: Closure,
    given: readonly HandleValue[],
    isCounted: boolean,
    wanted: Wanted,
  ): readonly HandleValue[] {
    const call = closureCall(closure.site);
    const unit = this.#handled(closure);
    if (unit === undefined) return [];
    this.#noteCaller(unit);
    given.forEach((value, index) => {
      const old = closure.given[index] ?? nothing;
      closure.given[index] = join(old, value);
      if (closure.given[index] !== old) this.#concernCallers(unit);
    });
    const { size } = closure.counts;
    closure.counts.add(isCounted ? given.length : undefined);
    if (closure.counts.size > size) this.#concernCallers(unit);
    const own = closureParameters(closure.site);
    const handed =
      call === undefined
        ? closure.given
        : argumentsOf(call).map((it, place) => {
            const index = own.indexOf(it.localName === 'var' ? variableKey(it) : '');
            if (index === own.length - 1 && isOpen(closure.site)) return anything;
            return (index >= 0 ? closure.given[index] : closure.captured.get(place)) ?? anything;
          });
    const isOne = closure.counts.size === 1 && !closure.counts.has(undefined);
    const count = call !== undefined ? handed.length : isOne ? given.length : undefined;
    closure.target = this.#version(unit, handed, count);
    if (this.#wanted.add(unit, wanted)) this.#concernCallers(unit);
    this.#noteCaller(closure.target);
    return closure.target.outputs;
  }

  /** Whether a call of a handle that wants so many outputs is sure to fail. */
  lacks(closure: Closure, wanted: Wanted): 'no' | 'yes' | 'late' {
    const unit = this.#handled(closure);
    return unit === undefined ? 'no' : lacksOutputs(unit, wanted, (name) => this.#units.get(name));
  }

  /** The function of the program that a handle leads to. */
  #handled({ site }: Closure): XmlElement | undefined {
    const state =
      site.localName === 'literal' ? this.stateOf(site) : annotation(closureCall(site) ?? site, 'is');
    return state === 'user' ? this.#units.get(handledFunction(site)) : undefined;
  }

  /** Whether a function that handles lead to gives so many outputs. */
  gives(unit: XmlElement, wanted: Wanted): boolean {
    return this.#wanted.canGive(unit, wanted);
  }

  /** Calls a function; says what it returns. */
  enter(
    from: Version,
    at: XmlElement,
    unit: XmlElement,
    given: readonly HandleValue[],
    count: number | undefined,
  ): readonly HandleValue[] {
    const target = this.#version(unit, given, count);
    from.targets.set(at, target);
    this.#noteCaller(target);
    return target.outputs;
  }

  /** Names for the versions of functions that must have names of their own: those that get or return handles. */
  versionNames(free: FreshNames): Map<Version, string> {
    const names = new Map<Version, string>();
    for (const version of this.versions) {
      const { unit } = version;
      const values = [...version.given, ...version.outputs].filter((it) => this.isKnown(it));
      if (values.length === 0) continue;
      const isOwn = annotation(unit, 'made') !== undefined;
      if (isOwn && this.versions.filter((it) => it.unit === unit).length === 1) continue;
      const first = values.flatMap((it) => [...it.closures]).map((it) => handledFunction(it.site));
      const base = `${functionName(unit)}_${shortened(first[0] ?? '', functionName(unit))}`.slice(0, 50);
      names.set(version, free.fresh(base));
    }
    return names;
  }
}

function listed(unit: XmlElement, name: 'param-list' | 'outvars'): XmlElement[] {
  return children(unit)
    .filter((it) => it.localName === name)
    .flatMap((it) => children(it));
}

/** The name of a handled function without that of the function around, which outlined functions begin with. */
function shortened(name: string, around: string): string {
  return name.startsWith(`${around}_`) ? name.slice(around.length + 1) : name;
}
