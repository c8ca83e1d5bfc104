import { annotation, children, holds, itemsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { closureCall, closureParameters, handledFunction, isOpen } from './closure-call.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { endsWithList } from './ends-with-list.js';
import { fieldsMade, fieldsSet, flagKey } from './flag-fields.js';
import { numberOf, writtenTruth } from './handle-condition.js';
import type { HandleFlow } from './handle-flow.js';
import {
  anything,
  digit,
  digitOf,
  empty,
  isNoFunction,
  join,
  nothing,
  plain,
  text,
  type HandleState,
  type HandleValue,
  type Version,
} from './handle-value.js';
import { isCellList } from '../reading/is-cell-list.js';
import { showsFirst } from './shows-first.js';
import { variableKey } from '../reading/variable.js';
import type { Wanted } from './wanted-outputs.js';

/** The effect of a statement on handles. */
export class HandleStatement {
  constructor(
    readonly flow: HandleFlow,
    readonly version: Version,
    readonly state: HandleState,
  ) {}

  run(statement: XmlElement): void {
    const { state } = this;
    if (isAssignment(statement)) {
      const value = valueOf(statement);
      const [left] = children(statement);
      const targets = targetsOf(statement);
      const wanted = left?.localName === 'unary' && itemsOf(left).some(isCellList) ? 'any' : targets.length;
      const values = value === undefined ? [] : this.#values(value, wanted);
      if (left !== undefined) this.#visitIndices(left);
      for (const target of targets) {
        const found = target.partial ? anything : (values[target.position] ?? anything);
        const field = target.partial ? flagKey(target.storage) : undefined;
        if (field === undefined) this.#assign(target.key, found);
        else state.set(field, flagOf(values[target.position])).set(target.key, found);
        if (!target.partial && value !== undefined)
          for (const made of fieldsMade(value))
            state.set(`${target.key}.${made.name}`, flagOf(this.#values(made.value)[0]));
        if (!target.partial) this.#note(target.variable, found);
      }
      return;
    }
    const [first] = children(statement);
    if (statement.localName === 'for' || statement.localName === 'parfor') {
      if (first !== undefined) this.#assign(variableKey(first), anything);
    } else if (statement.localName === 'catch') {
      // The caught value is an error, whatever the variable held before.
      if (first !== undefined && first.localName !== 'statement-list')
        this.#assign(variableKey(first), plain);
      return;
    } else if (statement.localName === 'global' || statement.localName === 'persistent') {
      for (const it of children(statement)) this.#assign(variableKey(it), anything);
      return;
    } else if (holdsUnknownLists(statement)) {
      walk(statement, (it) => {
        if (isAssignment(it)) for (const target of targetsOf(it)) this.#assign(target.key, anything);
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

  /** Gives a variable another value: its fields may be anything then. */
  #assign(key: string, value: HandleValue): void {
    this.state.set(key, value);
    for (const field of fieldsSet(this.version.unit))
      if (field.startsWith(`${key}.`)) this.state.set(field, anything);
  }

  /** The possible outputs of an expression. */
  #values(it: XmlElement, wanted: Wanted = 1): readonly HandleValue[] {
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
        if (isFunction) return [this.flow.closure(it, this.version, new Map())];
        if (/^['"]/.test(it.textContent)) return [text];
        return [/^\d$/.test(it.textContent) ? digit(Number(it.textContent)) : plain];
      }
      case 'unary':
      case 'binary':
      case 'range': {
        const op = it.getAttribute('op');
        const items = op === '[]' ? itemsOf(it) : [];
        const parts = (items.length > 0 ? items : children(it)).flatMap((part) => this.#values(part));
        if (op === '[]' && items.length === 0) return [empty];
        const number = numberOf(it, this.version.count, this.state);
        if (/^\d$/.test(String(number))) return [digit(number)];
        return [keeping.has(op) && !parts.every(isNoFunction) ? text : plain];
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
    const field = it.localName === 'struct-ref' ? flagKey(it) : undefined;
    return [field === undefined ? anything : flagOf(this.state.get(field))];
  }

  #callByName(it: XmlElement, wanted: Wanted): readonly HandleValue[] {
    const args = argumentsOf(it);
    const [first] = args;
    if (calleeName(it) === 'feval' && annotation(it, 'is') !== 'user' && first !== undefined) {
      const results = this.#call(first, this.#given(args.slice(1)), args.slice(1), wanted);
      const fails = first.localName === 'var' && isNoFunction(this.state.get(variableKey(first)) ?? nothing);
      this.version.failing[fails ? 'add' : 'delete'](it);
      return results;
    }
    const given = this.#given(args);
    const unit = this.flow.unitOf(calleeName(it));
    if (annotation(it, 'is') !== 'user' || unit === undefined) return [valueOfCall(it, given)];
    return this.flow.enter(this.version, it, unit, given, args.some(isCellList) ? undefined : given.length);
  }

  /** A call of what a variable holds, or of a handle that is made on the spot. */
  #call(
    base: XmlElement,
    given: readonly HandleValue[],
    args: readonly XmlElement[],
    wanted: Wanted,
  ): readonly HandleValue[] {
    const [value = anything] = this.#values(base);
    const { closures } = value;
    this.version.called.delete(base);
    if (closures.size === 0)
      return [value.others.has('unknown') ? anything : isNoFunction(value) ? plain : text];
    const statement = assignmentAround(base);
    this.version.lacking.delete(base);
    if (statement !== undefined && this.flow.isKnown(value)) {
      const lacks = new Set([...closures].map((it) => this.flow.lacks(it, wanted)));
      if (!lacks.has('no') && !(lacks.has('late') && showsFirst(statement))) {
        this.version.lacking.set(base, { statement, wanted });
        return targetsOf(statement).map(() => plain);
      }
    }
    const results = [...closures].map((it) => this.flow.apply(it, given, !args.some(isCellList), wanted));
    const isSimple = closures.size === 1;
    const fits = [...closures].every(({ site }) => fitsArguments(site, args));
    const isGivenUnknown = given.some((it) => it.closures.size > 0 && !this.flow.isKnown(it));
    const getsHandles = results.some((it) => it.some((output) => output.closures.size > 0));
    const isText = [...closures].some(({ site }) => site.localName === 'literal');
    const isDefinite = isSimple ? !args.some(isColon) : !args.some((it) => isColon(it) || isCellList(it));
    const isCall = fits && isDefinite && !(isText && base.parentNode?.localName === 'array');
    if (!this.flow.isKnown(value) || !isCall) return [anything];
    if (!isSimple && (wanted === 0 || isGivenUnknown || getsHandles)) return [anything];
    if (![...closures].every(({ target }) => target === undefined || this.flow.gives(target.unit, wanted)))
      return [anything];
    this.version.called.set(base, value);
    return isSimple ? (results[0] ?? []) : [anything];
  }

  /** A handle in the form that `outline-anonymous-functions` gives it: a call of its parameters and of variables. */
  #anonymous(it: XmlElement): HandleValue {
    const own = closureParameters(it);
    const call = closureCall(it);
    if (call === undefined) {
      const inner = new Map(this.state);
      for (const key of own) inner.set(key, anything);
      const run = new HandleStatement(this.flow, this.version, inner);
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
      if (isCellList(it)) isShifted = true;
      const [value = anything] = this.#values(it);
      const isSeen = ['var', 'function-handle', 'anonymous-function', 'literal'].includes(it.localName);
      return (isSeen || value.closures.size === 0) && !isShifted ? value : anything;
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
    if (value.closures.size === 0 && value.others.size === 0) return;
    this.version.facts.set(variable, join(this.version.facts.get(variable) ?? nothing, value));
  }
}

/** The facts on a field that is given a value: a digit, if that is one. */
function flagOf(value: HandleValue | undefined): HandleValue {
  const number = digitOf(value);
  return Number.isNaN(number) ? anything : digit(number);
}

/** The assignment in whose value a handle is called, whatever the values of the rest are. */
function assignmentAround(handle: XmlElement): XmlElement | undefined {
  let part = handle;
  let around = handle.parentNode as XmlElement | null;
  while (around !== null && !isAssignment(around)) {
    const isLazy = ['&&', '||'].includes(around.getAttribute('op')) && children(around)[0] !== part;
    if (isLazy || !evaluating.has(around.localName)) return undefined;
    part = around;
    around = part.parentNode as XmlElement | null;
  }
  return around !== null && valueOf(around) === part ? around : undefined;
}

/** Expressions that are evaluated with all that stands in them. */
const evaluating: ReadonlySet<string> = new Set([
  'array',
  'binary',
  'call',
  'cell-index',
  'item-list',
  'param-list',
  'range',
  'row-list',
  'struct-ref',
  'unary',
]);

const handingOn: ReadonlySet<string> = new Set(['deal', 'getfield', 'merge', 'ifelse', 'nthargout']);
const making: ReadonlySet<string> = new Set(['zeros', 'ones', 'eye', 'cell', 'numel', 'size', 'length']);

/** Operators whose result may be text. */
const keeping: ReadonlySet<string> = new Set(['[]', "'", ".'"]);

/** The result of a library function: mostly numbers, surely no handle. */
function valueOfCall(call: XmlElement, given: readonly HandleValue[]): HandleValue {
  const name = calleeName(call);
  if (making.has(name)) return plain;
  const truth = writtenTruth(call);
  if (truth !== undefined) return digit(Number(truth));
  if (annotation(call, 'is') !== 'rule' || handingOn.has(name)) return anything;
  return given.every(isNoFunction) ? plain : text;
}

/** The parts of a statement besides the statements in it. */
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
  return holds(statement, (it) => it.localName === 'statement-list');
}

function isColon(it: XmlElement): boolean {
  return it.localName === 'colon';
}

/** Whether a handle can be called with these arguments: all cells of one may stand for the last ones. */
function fitsArguments(site: XmlElement, args: readonly XmlElement[]): boolean {
  if (site.localName !== 'anonymous-function') return true;
  const count = closureParameters(site).length;
  if (isOpen(site))
    return args.slice(0, count - 1).length === count - 1 && !args.slice(0, count - 1).some(isCellList);
  return args.some(isCellList) ? endsWithList(args) && count >= args.length - 1 : count === args.length;
}
