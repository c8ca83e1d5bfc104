import { annotation, children, functionsOf, itemsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { asksForEnd } from './asks-for-end.js';
import { asksForHandle } from './asks-for-handle.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { calledInText } from './called-in-text.js';
import { cellPlaces } from './cell-places.js';
import { closureCall, closureParameters, handledFunction, isParameter } from './closure-call.js';
import { computes } from './computes.js';
import { argumentsOf, calleeName, indicesOf } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { isCellList } from '../reading/is-cell-list.js';
import { keptHandles } from './kept-handles.js';
import { ownFields } from './own-fields.js';
import { sameFields, type SameFields } from './same-fields.js';
import { statementHolders } from './statement-holders.js';
import { storedCall, type StoredCall, type PossibleCall } from './stored-call.js';
import { storedCallValue } from './stored-call-value.js';
import {
  elementsOf,
  emptyValue,
  fieldsOf,
  handlesIn,
  joined,
  joinValue,
  otherValue,
  partOf,
} from './stored-value.js';
import { isNothing, storedIn, writePart } from './stored-value.js';
import type { StoredHandle, StoredValue, PartStep } from './stored-value.js';
import { StoredVariables } from './stored-variables.js';
import { givenAtOnce } from './given-at-once.js';
import { literalIndex, readIndex } from './literal-index.js';
import { mayBeMany } from './may-be-many.js';
import { keysOf } from '../names/names.js';
import { principalVariable, variableKey } from '../reading/variable.js';

/** The variables of a function that the flow goes through. */
interface Frame {
  readonly unit: XmlElement;
  /** The parameters of an anonymous function around, which hide variables. */
  readonly hidden: ReadonlySet<string>;
}

/**
 * Follows handles through variables, fields, cells, parameters and outputs, without regard to the order of
 * statements and to who calls: what may be anywhere in a variable of a function at any time.
 */
export class StoredFlow {
  /** The functions by their names. */
  readonly units: ReadonlyMap<string, XmlElement>;
  readonly #variables = new StoredVariables();
  readonly #made = new Map<XmlElement, StoredHandle>();
  readonly #calls = new Map<XmlElement, PossibleCall>();
  /** Indices of what is never there, or holds nothing, where a handle might be called. */
  readonly emptyCalls = new Set<XmlElement>();
  /** Handles that go where they are not followed. */
  readonly escaped = new Set<StoredHandle>();
  /** Functions that may be called by whom nobody sees. */
  readonly #exposed = new Set<XmlElement>();
  readonly #ownFields: ReadonlySet<XmlElement>;
  readonly #keptHandles: ReadonlySet<XmlElement>;
  #changed = true;

  constructor(
    readonly root: XmlElement,
    readonly entry: string,
    readonly rules: RuleTable,
  ) {
    // Of several of one name the first is called.
    this.units = new Map(
      functionsOf(root)
        .toReversed()
        .map((it) => [functionName(it), it]),
    );
    for (const name of [...calledInText(root, rules), entry]) {
      const unit = this.units.get(name);
      if (unit !== undefined) this.#exposed.add(unit);
    }
    this.#ownFields = ownFields(root, this.#exposed);
    this.#keptHandles = keptHandles(root, this.#exposed);
  }

  run(): void {
    while (this.#changed) {
      this.#changed = false;
      this.#calls.clear();
      this.emptyCalls.clear();
      for (const unit of functionsOf(this.root)) this.#runUnit(unit);
      for (const unit of this.#exposed) this.#expose(unit);
    }
  }

  get calls(): readonly StoredCall[] {
    return [...this.#calls.values()].map((it) => storedCall(it, this.rules));
  }

  get handles(): readonly StoredHandle[] {
    return [...this.#made.values()];
  }

  /** The handles that stand in parts of some variable. */
  storedHandles(): ReadonlySet<StoredHandle> {
    return new Set(this.#variables.all().flatMap(storedIn));
  }

  /** The values that a handle captures, by the places among the arguments of its call. */
  capturedBy({ site }: StoredHandle): readonly StoredValue[] {
    const call = closureCall(site);
    const unit = call === undefined ? undefined : this.units.get(calleeName(call));
    if (call === undefined || unit === undefined) return [];
    const own = closureParameters(site);
    return keysOf(unit, 'param-list')
      .filter((_, place) => !isParameter(argumentsOf(call)[place], own))
      .map((key) => this.#variables.of(unit, key));
  }

  /** Nobody follows what is in a value any further. */
  escape(value: StoredValue): void {
    for (const it of handlesIn(value)) {
      if (this.escaped.has(it)) continue;
      this.escaped.add(it);
      this.#changed = true;
      const unit = this.units.get(handledFunction(it.site));
      const call = closureCall(it.site);
      if (unit === undefined) continue;
      if (call === undefined) this.#exposed.add(unit);
      else this.#passUnknown(it, unit);
    }
  }

  #passUnknown({ site }: StoredHandle, unit: XmlElement): void {
    const own = closureParameters(site);
    const call = closureCall(site);
    keysOf(unit, 'param-list').forEach((key, place) => {
      if (call !== undefined && isParameter(argumentsOf(call)[place], own))
        this.#join(unit, key, otherValue());
    });
    this.#exposedOutputs.add(unit);
  }

  readonly #exposedOutputs = new Set<XmlElement>();

  #expose(unit: XmlElement): void {
    const given = givenAtOnce(unit);
    for (const key of keysOf(unit, 'param-list')) if (!given.has(key)) this.#join(unit, key, otherValue());
    this.#exposedOutputs.add(unit);
  }

  #join(unit: XmlElement, key: string, value: StoredValue, steps: readonly PartStep[] = []): void {
    if (this.#variables.join(unit, key, value, steps)) this.#changed = true;
  }

  #runUnit(unit: XmlElement): void {
    const frame = { unit, hidden: new Set<string>() };
    for (const it of children(bodyOf(unit))) this.#statement(it, frame);
    if (this.#exposedOutputs.has(unit)) {
      for (const key of keysOf(unit, 'outvars')) this.escape(this.#variables.of(unit, key));
    }
  }

  #statement(it: XmlElement, frame: Frame): void {
    const { unit } = frame;
    const [first, second] = children(it);
    if (isAssignment(it)) {
      this.#assign(it, frame);
    } else if ((it.localName === 'for' || it.localName === 'parfor') && first !== undefined) {
      if (second !== undefined) this.#join(unit, variableKey(first), elementsOf(this.value(second, frame)));
      for (const part of children(it).slice(2)) this.#statement(part, frame);
    } else if (it.localName === 'global' || it.localName === 'persistent') {
      for (const declared of children(it)) {
        const key = variableKey(declared);
        this.#join(unit, key, otherValue());
        this.escape(this.#variables.of(unit, key));
      }
    } else if (statementHolders.has(it.localName)) {
      // Values compared with cases are not called, and meet them as a structure no more than as a handle.
      if (it.localName === 'switch' && first !== undefined) this.value(first, frame);
      for (const part of children(it).slice(it.localName === 'switch' ? 1 : 0)) this.#statement(part, frame);
    } else if (it.localName === 'id' || it.localName === 'tmp') {
      this.#join(unit, variableKey(it), otherValue());
    } else {
      this.escape(this.value(it, frame));
    }
  }

  #assign(it: XmlElement, frame: Frame): void {
    const value = valueOf(it);
    const [left] = children(it);
    if (value === undefined || left === undefined) return;
    const targets = targetsOf(it);
    const fields = sameFields(left, value);
    if (fields !== undefined) {
      this.#copyFields(fields, frame);
      return;
    }
    const wanted = left.localName === 'unary' ? itemsOf(left).length : 1;
    const isListed = left.localName === 'unary' && targets.some(({ storage }) => mayBeMany(storage));
    const values = this.#values(value, frame, isListed ? mostListed : wanted);
    const own = values.slice(0, wanted);
    const beyond = values.slice(wanted).filter((it) => !own.includes(it) && handlesIn(it).length > 0);
    if (beyond.length > 0) for (const it of values) this.escape(it);
    for (const { storage, key, position } of targets) {
      const steps = this.#steps(storage, frame);
      const found = beyond.length > 0 ? otherValue() : (own[position] ?? otherValue());
      // An element that is given a handle itself becomes what only Octave knows.
      if (steps.at(-1)?.kind === '(' && found.handles.size > 0) this.escape(found);
      this.#join(frame.unit, key, found, steps);
    }
  }

  /** A field gets what is in that of the same name in another structure, whichever it is. */
  #copyFields({ into, from, name }: SameFields, frame: Frame): void {
    this.value(name, frame);
    const steps = this.#steps(into, frame);
    const key = variableKey(principalVariable(into) ?? into);
    for (const [name, part] of fieldsOf(this.value(from, frame)))
      this.#join(frame.unit, key, part, [...steps, { kind: '.', name }]);
  }

  /** The steps from a variable to a part of it. Indices are looked at on the way. */
  #steps(storage: XmlElement, frame: Frame): PartStep[] {
    const [base, last] = children(storage);
    if (storage.localName === 'var' || base === undefined || last === undefined) return [];
    const steps = this.#steps(base, frame);
    if (storage.localName === 'struct-ref') return [...steps, { kind: '.', name: last.textContent }];
    if (storage.localName === 'dyn-struct-ref') {
      // Nothing but text can name a field.
      this.value(last, frame);
      return [...steps, { kind: '.', name: undefined }];
    }
    for (const index of indicesOf(storage)) this.escape(this.value(index, frame));
    const kind = last.localName === 'cell-index' ? '{' : '(';
    const isLast = steps.at(-1)?.kind !== '(';
    return [...steps, { kind, name: kind === '{' && isLast ? literalIndex(children(last)[0]) : undefined }];
  }

  /** The possible values of an expression. */
  value(it: XmlElement, frame: Frame): StoredValue {
    return this.#values(it, frame, 1)[0] ?? otherValue();
  }

  #values(it: XmlElement, frame: Frame, wanted: number): readonly StoredValue[] {
    const [base, last] = children(it);
    switch (it.localName) {
      case 'var': {
        const key = variableKey(it);
        return [frame.hidden.has(key) ? otherValue() : this.#kept(it, this.#variables.of(frame.unit, key))];
      }
      case 'function-handle':
        return [this.#handle(it)];
      case 'anonymous-function':
        return [this.#anonymous(it, frame)];
      case 'struct-ref':
      case 'dyn-struct-ref': {
        if (base === undefined || last === undefined) break;
        const isNamed = it.localName === 'struct-ref';
        if (!isNamed) this.value(last, frame);
        const value = this.value(base, frame);
        const isOwn = !value.isSpread && this.#ownFields.has(it);
        const step = { kind: '.', name: isNamed ? last.textContent : undefined } as const;
        return [this.#kept(it, partOf(isOwn ? { ...value, other: false } : value, step))];
      }
      case 'array':
        return this.#indexed(it, frame, wanted);
      case 'call':
        return this.#call(it, frame, wanted);
      case 'unary':
        if (['{}', '[]'].includes(it.getAttribute('op'))) return [this.#brackets(it, frame)];
        if (["'", ".'"].includes(it.getAttribute('op')) && base !== undefined) {
          const value = this.value(base, frame);
          this.escape({ ...emptyValue(), handles: value.handles });
          return [elementsOf(value)];
        }
        break;
      case 'binary':
        if (isAssignment(it)) this.#assign(it, frame);
        break;
      default:
    }
    for (const part of children(it)) {
      const value = this.value(part, frame);
      if (!computes(it)) this.escape(value);
    }
    return [otherValue()];
  }

  /** The value of a read, which is but one of the handles where it is known to be one. */
  #kept(read: XmlElement, value: StoredValue): StoredValue {
    const isHandle = value.handles.size > 0 && this.#keptHandles.has(read);
    return isHandle ? { ...emptyValue(), handles: value.handles } : value;
  }

  #handle(site: XmlElement): StoredValue {
    let handle = this.#made.get(site);
    if (handle === undefined) {
      handle = { number: this.#made.size + 1, site };
      this.#made.set(site, handle);
      this.#changed = true;
    }
    return { ...emptyValue(), handles: new Set([handle]) };
  }

  #anonymous(site: XmlElement, frame: Frame): StoredValue {
    const own = closureParameters(site);
    const call = closureCall(site);
    const value = this.#handle(site);
    if (call === undefined) {
      const inner = { unit: frame.unit, hidden: new Set([...frame.hidden, ...own]) };
      for (const part of children(site).slice(1)) this.escape(this.value(part, inner));
      this.escape(value);
      return value;
    }
    const unit = annotation(call, 'is') === 'user' ? this.units.get(calleeName(call)) : undefined;
    argumentsOf(call).forEach((it, place) => {
      if (isParameter(it, own)) return;
      const captured = this.value(it, frame);
      const key = unit === undefined ? undefined : keysOf(unit, 'param-list')[place];
      if (unit === undefined || key === undefined) this.escape(captured);
      else this.#join(unit, key, captured);
    });
    return value;
  }

  #brackets(it: XmlElement, frame: Frame): StoredValue {
    const items = itemsOf(it);
    const isCell = it.getAttribute('op') === '{}';
    const places = isCell ? cellPlaces(it) : [];
    const result = emptyValue();
    items.forEach((item, index) => {
      const value = this.value(item, frame);
      if (!isCell) {
        this.escape({ ...emptyValue(), handles: value.handles });
        joinValue(result, elementsOf(value));
        return;
      }
      writePart(result, [{ kind: '{', name: places[index] }], value);
    });
    return result;
  }

  #indexed(it: XmlElement, frame: Frame, wanted: number): readonly StoredValue[] {
    const [base, last] = children(it);
    if (base === undefined || last === undefined) return [otherValue()];
    const value = this.value(base, frame);
    if (last.localName === 'cell-index') {
      for (const index of indicesOf(it)) this.escape(this.value(index, frame));
      const isElement = base.localName === 'array' && children(base)[1]?.localName !== 'cell-index';
      const name = isElement ? undefined : readIndex(children(last)[0]);
      const part = partOf(value, { kind: '{', name });
      return Array.from({ length: Math.max(1, wanted) }, () => part);
    }
    // Calls of handles have no end.
    const hasEnd = children(last).some(asksForEnd);
    if (value.handles.size === 0 || hasEnd) {
      if (base.localName !== 'var' && (hasEnd || isNothing(value))) this.emptyCalls.add(it);
      for (const index of children(last)) this.escape(this.value(index, frame));
      return [elementsOf(value, readIndex(last))];
    }
    return this.#callHandle(it, base, children(last), value, frame, wanted);
  }

  #callHandle(
    site: XmlElement,
    base: XmlElement,
    given: readonly XmlElement[],
    value: StoredValue,
    frame: Frame,
    wanted: number,
  ): readonly StoredValue[] {
    const outputs = site.parentNode?.localName === 'statement-list' ? 0 : wanted;
    const values = this.#given(given, frame);
    const isIndex = site.localName === 'array' && !values.some((it) => it.handles.size > 0);
    this.#calls.set(site, { site, base, given, outputs, value, isIndex, isQuestion: false });
    const results = [...value.handles].map((it) => this.#apply(it, values, wanted));
    if (!isNothing(value)) results.push([elementsOf(value)]);
    return Array.from({ length: Math.max(1, wanted) }, (_, position) =>
      joined(results.map((it) => it[position] ?? otherValue())),
    );
  }

  /** The values of arguments, one for each place; those from a list of cells on may go to any later place. */
  #given(given: readonly XmlElement[], frame: Frame): StoredValue[] {
    const values = given.map((it) => this.value(it, frame));
    const list = given.findIndex(isCellList);
    if (list < 0) return values;
    const rest = joined([...values.slice(list), otherValue()]);
    return [...values.slice(0, list), ...Array.from({ length: mostListed }, () => rest)];
  }

  #apply({ site }: StoredHandle, values: readonly StoredValue[], wanted: number): readonly StoredValue[] {
    const call = closureCall(site);
    const name = handledFunction(site);
    const unit = annotation(call ?? site, 'is') === 'user' ? this.units.get(name) : undefined;
    if (unit === undefined) {
      return call === undefined ? this.#library(name, values, wanted) : this.#library('', values, wanted);
    }
    if (call === undefined) return this.#enter(unit, values, wanted);
    const own = closureParameters(site);
    const keys = keysOf(unit, 'param-list');
    argumentsOf(call).forEach((it, place) => {
      const value = isParameter(it, own) ? values[own.indexOf(variableKey(it))] : undefined;
      if (value !== undefined && keys[place] !== undefined) this.#join(unit, keys[place], value);
    });
    return this.#variables.outputs(unit, wanted);
  }

  #call(it: XmlElement, frame: Frame, wanted: number): readonly StoredValue[] {
    const args = argumentsOf(it);
    const [first] = args;
    const name = calleeName(it);
    if (annotation(it, 'is') === 'user') {
      const unit = this.units.get(name);
      const values = this.#given(args, frame);
      return unit === undefined ? this.#library('', values, wanted) : this.#enter(unit, values, wanted);
    }
    if (name === 'feval' && first !== undefined) {
      const value = this.value(first, frame);
      if (value.handles.size > 0) return this.#callHandle(it, first, args.slice(1), value, frame, wanted);
    }
    if ((asksForHandle(it) || name === 'nargin') && first !== undefined) {
      const value = this.value(first, frame);
      if (value.handles.size > 0)
        this.#calls.set(it, { site: it, base: first, given: [], outputs: 1, value, isQuestion: true });
      return [otherValue()];
    }
    const texts = args.map((arg) => (arg.localName === 'literal' ? arg.textContent.slice(1, -1) : undefined));
    return this.#library(name, this.#given(args, frame), wanted, texts);
  }

  #enter(unit: XmlElement, values: readonly StoredValue[], wanted: number): readonly StoredValue[] {
    if (this.#variables.give(unit, values)) this.#changed = true;
    return this.#variables.outputs(unit, wanted);
  }

  #library(
    name: string,
    values: readonly StoredValue[],
    wanted: number,
    texts: readonly (string | undefined)[] = [],
  ): readonly StoredValue[] {
    const known = storedCallValue(name, values, texts, wanted);
    if (known !== undefined) {
      this.escape(known.escaped);
      return known.results;
    }
    for (const it of values) this.escape(it);
    return Array.from({ length: Math.max(1, wanted) }, otherValue);
  }
}

/** Values that a list of cells may stand for: more than any function has parameters. */
const mostListed = 32;
