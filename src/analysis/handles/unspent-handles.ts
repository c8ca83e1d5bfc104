import { annotation, children, holds, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { capturedPlaces, closureCall } from './closure-call.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import type { HandleFlow } from './handle-flow.js';
import type { Closure, HandleValue, Version } from './handle-value.js';
import { functionName } from '../reading/free-names.js';
import { keysOf } from '../names/names.js';
import { principalVariable, variableKey } from '../reading/variable.js';

/** A variable of a function; `undefined` stands for a reader that wants the handle itself. */
interface Reader {
  readonly unit: XmlElement;
  readonly key: string;
}

/** The findings for a program in which every function has one version. */
export interface Unspent {
  /** The keys of variables whose handles are read, but not by calls. */
  readonly keys: ReadonlyMap<XmlElement, ReadonlySet<string>>;
  /** The expressions that make handles which cannot be called by the functions' names, as these want captured handles. */
  readonly conflicts: ReadonlySet<XmlElement>;
}

/**
 * Finds the variables whose handles somebody wants as such when all calls of known handles are calls of functions:
 * they are printed, compared, or passed to where calls are not known.
 */
export function unspentHandles(flow: HandleFlow): Unspent {
  return new UnspentRun(flow).run();
}

class UnspentRun {
  readonly #found = new Map<XmlElement, Set<string>>();
  readonly #edges = new Map<XmlElement, Map<string, Reader[]>>();
  readonly #captures: { closure: Closure; reader: Reader }[] = [];
  readonly #kept: { closure: Closure; reader: Reader | undefined }[] = [];

  constructor(readonly flow: HandleFlow) {}

  run(): Unspent {
    for (const version of this.flow.versions) this.#visitVersion(version);
    const conflicts = new Set<XmlElement>();
    for (const { closure, reader } of this.#captures)
      if (this.#isUnspent(reader)) conflicts.add(closure.site);
    for (const { closure, reader } of this.#kept) {
      if (reader !== undefined && !this.#isUnspent(reader)) continue;
      const target = closure.target;
      const isOther =
        closure.given.some((it) => this.flow.isKnown(it)) ||
        target?.outputs.some((it) => this.flow.isKnown(it)) === true;
      if (isOther) conflicts.add(closure.site);
    }
    return { keys: this.#found, conflicts };
  }

  #isUnspent({ unit, key }: Reader): boolean {
    return this.#found.get(unit)?.has(key) === true;
  }

  /** The variable is read by this reader. */
  #read(unit: XmlElement, key: string, by: Reader | undefined): void {
    if (by === undefined || this.#isUnspent(by)) {
      this.#find(unit, key);
      return;
    }
    const edges = this.#edges.get(by.unit) ?? new Map<string, Reader[]>();
    this.#edges.set(by.unit, edges.set(by.key, [...(edges.get(by.key) ?? []), { unit, key }]));
  }

  #find(unit: XmlElement, key: string): void {
    const known = this.#found.get(unit) ?? new Set();
    if (known.has(key)) return;
    this.#found.set(unit, known.add(key));
    for (const it of this.#edges.get(unit)?.get(key) ?? []) this.#find(it.unit, it.key);
  }

  #visitVersion(version: Version): void {
    const { unit } = version;
    const outputs = keysOf(unit, 'outvars');
    if (functionName(unit) === this.flow.entry) {
      for (const key of [...outputs, ...keysOf(unit, 'param-list')]) this.#find(unit, key);
    }
    // A parameter that no handle is given for stays, and what is assigned to it where it is missing.
    keysOf(unit, 'param-list').forEach((key, index) => {
      if (index >= version.most || !this.flow.isKnown(version.given[index])) this.#find(unit, key);
    });
    // A function keeps one output at least.
    const [first] = outputs;
    if (first !== undefined && version.outputs.every((it) => this.flow.isKnown(it) && widthOf(it) === 0)) {
      this.#find(unit, first);
    }
    walk(bodyOf(unit), (it) => {
      if (version.decided.get(it) === 'never') return false;
      if (isAssignment(it)) {
        this.#visitAssignment(version, it);
        return false;
      }
      if (it.localName === 'statement-list' || it.localName === 'when' || it.localName === 'case')
        return undefined;
      if (isHolder(it)) return undefined;
      this.#visit(version, it, undefined);
      return false;
    });
  }

  #visitAssignment(version: Version, it: XmlElement): void {
    const { unit } = version;
    const value = valueOf(it);
    const [left] = children(it);
    if (value === undefined || left === undefined) return;
    const targets = targetsOf(it);
    this.#visitLeft(version, left);
    for (const target of targets) if (target.partial) this.#find(unit, target.key);
    const [only] = targets;
    const isHandle =
      only !== undefined &&
      !only.partial &&
      this.flow.isKnown(version.facts.get(only.variable)) &&
      targets.length === 1;
    this.#visit(version, value, isHandle ? { unit, key: only.key } : undefined);
    for (const callee of this.#callees(version, value)) {
      keysOf(callee.unit, 'outvars').forEach((key, position) => {
        const target = targets.find((one) => one.position === position);
        if (target === undefined) return;
        const isKnown = !target.partial && this.flow.isKnown(version.facts.get(target.variable));
        this.#read(callee.unit, key, isKnown ? { unit, key: target.key } : undefined);
      });
    }
  }

  #visitLeft(version: Version, left: XmlElement): void {
    for (const it of children(left)) {
      if (it.localName === 'param-list' || it.localName === 'cell-index') {
        for (const index of children(it)) this.#visit(version, index, undefined);
      } else if (principalVariable(left) === undefined || it.localName !== 'var')
        this.#visitLeft(version, it);
    }
  }

  /** The versions that an expression calls, by name or by handles that are known. */
  #callees(version: Version, it: XmlElement): Version[] {
    const direct = version.targets.get(it);
    if (direct !== undefined) return [direct];
    const called = version.called.get(calledBase(it) ?? it);
    return [...(called?.closures ?? [])].flatMap((closure) => closure.target ?? []);
  }

  /** The reader of an expression: a variable that gets its value, or a use of the handle as such. */
  #visit(
    version: Version,
    it: XmlElement,
    by: Reader | undefined,
    hidden: ReadonlySet<string> = new Set(),
  ): void {
    const { unit } = version;
    if (it.localName === 'var') {
      const key = variableKey(it);
      if (hidden.has(key)) return;
      this.#read(unit, key, this.flow.isKnown(version.facts.get(it)) ? by : undefined);
      return;
    }
    if (it.localName === 'literal' || it.localName === 'function-handle') {
      this.#keep(version, it, by);
      return;
    }
    if (it.localName === 'anonymous-function') {
      this.#keep(version, it, by);
      this.#visitCaptured(version, it, by, hidden);
      return;
    }
    const base = calledBase(it);
    const called = base === undefined ? undefined : version.called.get(base);
    if (base !== undefined && called !== undefined) {
      if (base.localName === 'anonymous-function')
        this.#visitCaptured(version, base, { unit, key: '' }, hidden);
      const args = children(it)[1] === undefined ? [] : children(children(it)[1]!);
      const given = it.localName === 'call' ? args.slice(1) : args;
      for (const closure of called.closures) {
        this.#checkCaptured(closure);
        given.forEach((argument, index) => {
          this.#visit(version, argument, this.#parameter(closure, index), hidden);
        });
      }
      return;
    }
    const target = version.targets.get(it);
    if (it.localName === 'call' && target !== undefined) {
      const keys = keysOf(target.unit, 'param-list');
      argumentsOf(it).forEach((argument, index) => {
        const key = keys[index];
        const isHandle = key !== undefined && this.flow.isKnown(target.given[index]);
        this.#visit(version, argument, isHandle ? { unit: target.unit, key } : undefined, hidden);
      });
      if (it.parentNode?.localName !== 'binary') this.#wantFirst(target);
      return;
    }
    if (it.localName === 'call' && calleeName(it) === 'exist') this.#findNamed(unit, it);
    for (const part of children(it)) this.#visit(version, part, undefined, hidden);
  }

  #keep(version: Version, site: XmlElement, by: Reader | undefined): void {
    const closure = this.#closureOf(version, site);
    if (closure !== undefined) this.#kept.push({ closure, reader: by });
  }

  #closureOf(version: Version, site: XmlElement): Closure | undefined {
    return this.flow.madeAt(site, version);
  }

  /** A handle that is made keeps what it captures if it is kept itself; handles, if its function wants them as such. */
  #visitCaptured(
    version: Version,
    site: XmlElement,
    by: Reader | undefined,
    hidden: ReadonlySet<string>,
  ): void {
    const [list, body] = children(site);
    if (list === undefined || body === undefined) return;
    const inner = new Set([...hidden, ...children(list).map(variableKey)]);
    const closure = this.#closureOf(version, site);
    const call = closureCall(site);
    if (closure === undefined || call === undefined) {
      this.#visit(version, body, undefined, inner);
      return;
    }
    const unit = closure.target?.unit;
    const keys = unit === undefined ? [] : keysOf(unit, 'param-list');
    argumentsOf(call).forEach((part, place) => {
      const key = keys[place];
      const isHandle = this.flow.isKnown(closure.captured.get(place));
      const reader = unit !== undefined && key !== undefined && isHandle ? { unit, key } : by;
      this.#visit(version, part, part.localName === 'var' ? reader : undefined, inner);
    });
  }

  /** Where a handle is called by the name of its function, captured handles are not at hand as such. */
  #checkCaptured(closure: Closure): void {
    const target = closure.target;
    if (target === undefined) return;
    const keys = keysOf(target.unit, 'param-list');
    for (const [place, value] of closure.captured) {
      const key = keys[place];
      if (key !== undefined && this.flow.isKnown(value))
        this.#captures.push({ closure, reader: { unit: target.unit, key } });
    }
  }

  /** The parameter that an argument of a handle's call goes to. */
  #parameter(closure: Closure, index: number): Reader | undefined {
    const target = closure.target;
    if (target === undefined) return undefined;
    const call = closureCall(closure.site);
    const [list] = children(closure.site);
    const name = call === undefined || list === undefined ? undefined : children(list)[index];
    const place =
      name === undefined || call === undefined
        ? index
        : argumentsOf(call).findIndex(
            (it) => it.localName === 'var' && variableKey(it) === variableKey(name),
          );
    const key = keysOf(target.unit, 'param-list')[place];
    return key === undefined || !this.flow.isKnown(target.given[place])
      ? undefined
      : { unit: target.unit, key };
  }

  #wantFirst(target: Version): void {
    const [first] = keysOf(target.unit, 'outvars');
    if (first !== undefined && this.flow.isKnown(target.outputs[0])) this.#find(target.unit, first);
  }

  /** `exist('f', 'var')` asks for a variable by its name. */
  #findNamed(unit: XmlElement, call: XmlElement): void {
    const [first] = argumentsOf(call);
    if (first !== undefined) this.#find(unit, first.textContent.slice(1, -1));
  }
}

/** The callee where something may be called that is no name: a variable, or the first argument of `feval`. */
function calledBase(it: XmlElement): XmlElement | undefined {
  if (it.localName === 'array') return children(it)[0];
  if (it.localName !== 'call' || calleeName(it) !== 'feval' || annotation(it, 'is') === 'user')
    return undefined;
  return argumentsOf(it)[0];
}

function isHolder(it: XmlElement): boolean {
  return holds(it, (part) => part.localName === 'statement-list');
}

/** How many variables stand for such handles: one that tells them apart, and what they capture. */
function widthOf(value: HandleValue): number {
  let width = value.closures.size > 1 ? 1 : 0;
  for (const { site, captured } of value.closures) {
    for (const place of capturedPlaces(site)) {
      const inner = captured.get(place);
      width += inner === undefined || inner.others.size > 0 || inner.closures.size === 0 ? 1 : widthOf(inner);
    }
  }
  return width;
}
