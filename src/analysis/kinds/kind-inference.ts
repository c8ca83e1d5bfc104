import { child, children, itemsOf, textOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { adjointHelpers } from './adjoint-helpers.js';
import { arrayFunctions, isLiteral } from './array-functions.js';
import { construct } from './construct.js';
import { elementFunctions } from './element-functions.js';
import {
  elementOf,
  fieldsOf,
  isArray,
  isList,
  isMask,
  isNumber,
  isRecord,
  isScalar,
  joinKinds,
  shapeOf,
  type Kind,
} from './kind.js';
import type { NativeCall } from './native-call.js';
import { brackets, operation, part, sign, write } from './operations.js';

/** A function whose kinds are inferred. */
export interface KindUnit {
  readonly element: XmlElement;
  readonly name: string;
  readonly parameters: readonly string[];
  readonly outputs: readonly string[];
  readonly variables: Map<string, Kind>;
  readonly body: XmlElement | undefined;
  /** Whether a call has been seen: only then it is native code. */
  isCalled: boolean;
}

/** The beginning of what is only said where nothing else is: elsewhere it follows from that. */
export const unknownKind = 'the kind';

/** Says that native code lacks something at a place. */
export type Refuse = (place: XmlElement, what: string) => void;

/**
 * Infers the kinds of all variables and expressions of the functions that the entry calls, from what it knows so far: run it until
 * nothing changes. A run behind that refuses all that native code lacks.
 */
export class KindInference {
  readonly calls = new Map<XmlElement, NativeCall>();
  /** Natives of writes, by their targets. */
  readonly writes = new Map<XmlElement, string>();
  #hasChanged = false;
  /** Whether writes of parts make variables that have no other values. */
  createsByWrites = false;
  refuse: Refuse | undefined;

  constructor(readonly units: ReadonlyMap<string, KindUnit>) {}

  /** Runs until nothing changes. */
  settle(): void {
    do this.run();
    while (this.#hasChanged);
  }

  run(): void {
    this.#hasChanged = false;
    for (const unit of this.units.values()) if (unit.isCalled) this.list(unit.body, unit);
  }

  private list(list: XmlElement | undefined, unit: KindUnit): void {
    for (const it of list === undefined ? [] : children(list)) this.statement(it, unit);
  }

  private statement(it: XmlElement, unit: KindUnit): void {
    switch (it.localName) {
      case 'header':
      case 'break':
      case 'continue':
        return;
      case 'binary':
        if (it.getAttribute('op') === '=') this.assign(it, unit);
        else this.refuse?.(it, 'an expression whose value is shown');
        return;
      case 'choose':
        for (const branch of children(it)) {
          const parts = children(branch);
          if (branch.localName === 'when' && parts[0] !== undefined) this.condition(parts[0], unit);
          this.list(parts.at(-1), unit);
        }
        return;
      case 'while':
        for (const part of children(it)) {
          if (part.localName === 'statement-list') this.list(part, unit);
          else this.condition(part, unit);
        }
        return;
      case 'loop-exit':
        for (const part of children(it)) this.condition(part, unit);
        return;
      case 'for':
        this.loop(it, unit);
        return;
      case 'call':
        this.callStatement(it, unit);
        return;
      default:
        this.refuse?.(it, construct(it));
    }
  }

  private condition(it: XmlElement, unit: KindUnit): void {
    const kind = this.kind(it, unit);
    if (kind !== '' && !isNumber(kind)) this.refuse?.(it, 'a condition that is no number');
  }

  private loop(it: XmlElement, unit: KindUnit): void {
    const [name, head, body] = children(it);
    if (name === undefined || head === undefined) return;
    const kind = this.kind(head, unit);
    if (head.localName === 'range') {
      const parts = children(head).map((one) => this.kind(one, unit));
      // The last part is but a limit.
      const isInteger = parts.slice(0, -1).every((one) => one === 'I' || one === 'B');
      if (!parts.includes('')) this.set(unit, textOf(name), isInteger ? 'I' : 'S');
    } else if (kind !== '') {
      const isRow = isArray(kind) && shapeOf(kind) === 'R' && !isMask(kind);
      if (isRow) this.set(unit, textOf(name), 'S');
      else this.refuse?.(head, 'a loop over something else than a range or a row');
    }
    this.list(body, unit);
  }

  private callStatement(it: XmlElement, unit: KindUnit): void {
    const [id, list] = children(it);
    const name = id === undefined ? '' : textOf(id);
    const given = list === undefined ? [] : children(list);
    if (name === 'error') {
      if (given.every((one) => one.localName === 'literal')) return;
      this.refuse?.(it, 'an error whose message is computed');
      return;
    }
    if (name === 'adm_check_seed') {
      const [seed, value] = given;
      if (seed !== undefined && value !== undefined) {
        const kind = this.kind(value, unit);
        if (seed.localName === 'var' && isNumber(kind))
          this.set(unit, textOf(seed), kind === 'B' || kind === 'I' ? 'S' : kind);
        this.kind(seed, unit);
        const isScalarSeed = isScalar(this.kind(seed, unit)) && isScalar(kind);
        this.calls.set(it, { kind: '', native: isScalarSeed ? 'nothing' : 'do adj_check_seed aa' });
        return;
      }
    }
    if (this.units.has(name)) {
      this.userCall(it, name, given, unit);
      return;
    }
    this.refuse?.(it, `a call of '${name}'`);
  }

  private assign(it: XmlElement, unit: KindUnit): void {
    const [target, value] = children(it);
    if (target === undefined || value === undefined) return;
    if (target.localName === 'unary') {
      this.assignSeveral(itemsOf(target), value, unit);
      return;
    }
    const kind = this.kind(value, unit);
    if (kind === 'T') this.refuse?.(value, 'text');
    this.store(target, kind, unit);
  }

  /** Gives a target a value of a kind. */
  private store(target: XmlElement, kind: Kind, unit: KindUnit): void {
    if (target.localName === 'ignored') return;
    if (target.localName === 'var') {
      this.set(unit, textOf(target), kind);
      return;
    }
    const [base, subscript] = target.localName === 'array' ? children(target) : [];
    if (base?.localName !== 'var' || subscript === undefined) {
      this.refuse?.(target, target.localName === 'struct-ref' ? 'a structure' : 'a part of a part');
      return;
    }
    const name = textOf(base);
    if (subscript.localName === 'cell-index') {
      const [list] = children(subscript);
      const [place, ...others] = list === undefined ? [] : children(list);
      if (place === undefined || others.length > 0 || !this.isNumberOrNothing(this.kind(place, unit)))
        this.refuse?.(target, 'cells in several dimensions');
      this.set(unit, name, `[${kind}]`);
      this.kind(base, unit);
      return;
    }
    const kinds = children(subscript).map((one) => this.subscript(one, unit));
    if (kind === 'E' && this.isDeletion(target)) this.refuse?.(target, 'a deletion');
    if (kind === '' || kinds.includes('')) return;
    const known = unit.variables.get(name) ?? '';
    const needsFlags = isMask(known);
    if (known === '' && !this.createsByWrites) return;
    if (known === '' || isScalar(known)) this.set(unit, name, kind === 'B' || isMask(kind) ? 'bM' : 'M');
    if (needsFlags && kind !== 'B' && !isMask(kind)) this.refuse?.(target, 'numbers among truth values');
    const native = write(kinds, kind);
    if (native === undefined) this.refuse?.(target, 'a part with more than two subscripts');
    else this.writes.set(target, native);
    this.kind(base, unit);
  }

  private isNumberOrNothing(kind: Kind): boolean {
    return kind === '' || isNumber(kind);
  }

  private isDeletion(target: XmlElement): boolean {
    const value = target.parentNode === null ? undefined : children(target.parentNode as XmlElement)[1];
    return value?.localName === 'unary' && value.getAttribute('op') === '[]';
  }

  private assignSeveral(targets: readonly XmlElement[], value: XmlElement, unit: KindUnit): void {
    const kinds = this.kindsOf(value, targets.length, unit);
    targets.forEach((it, index) => {
      this.store(it, kinds?.[index] ?? '', unit);
    });
  }

  /** The kinds of several values; undefined where they are not known, or there are none. */
  private kindsOf(value: XmlElement, count: number, unit: KindUnit): readonly Kind[] | undefined {
    if (value.localName === 'array') {
      const [record, subscript] = children(value);
      const list = subscript?.localName === 'cell-index' ? children(subscript)[0] : undefined;
      if (record === undefined || list === undefined || children(list)[0]?.localName !== 'colon') {
        this.refuse?.(value, 'several values');
        return undefined;
      }
      const kind = this.kind(record, unit);
      if (kind === '') return undefined;
      this.calls.set(value, { kind, native: 'fields' });
      return isRecord(kind) ? fieldsOf(kind) : undefined;
    }
    const [id, list] = value.localName === 'call' ? children(value) : [];
    const name = id === undefined ? '' : textOf(id);
    const given = list === undefined ? [] : children(list);
    const kinds = given.map((it) => this.kind(it, unit));
    if (this.units.has(name)) return this.userCall(value, name, given, unit);
    const [x = ''] = kinds;
    if (name === 'size' && kinds.length === 1 && count === 2 && (x === '' || isNumber(x))) {
      this.calls.set(value, { kind: 'I', native: 'sizes' });
      return ['I', 'I'];
    }
    if ((name === 'max' || name === 'min') && kinds.length === 1 && count === 2) {
      if (x === '') return undefined;
      if (isArray(x) && 'CR'.includes(shapeOf(x))) {
        this.calls.set(value, { kind: 'S', native: `extreme adj_arg${name}` });
        return ['S', 'I'];
      }
    }
    if (
      (name === 'max' || name === 'min') &&
      count === 2 &&
      isArray(x) &&
      (kinds.length === 1 || kinds[1] === 'E')
    ) {
      const along = kinds.length === 1 ? '0' : (['1', '2'].find((it) => isLiteral(given[2], it)) ?? '');
      if (along !== '' && kinds.length !== 2) {
        const kind = along === '2' ? 'C' : 'R';
        this.calls.set(value, { kind, native: `extremes ${name} ${along}` });
        return [kind, kind];
      }
    }
    this.refuse?.(value, name === '' ? construct(value) : `several outputs of '${name}'`);
    return undefined;
  }

  private userCall(
    it: XmlElement,
    name: string,
    given: readonly XmlElement[],
    unit: KindUnit,
  ): readonly Kind[] | undefined {
    const callee = this.units.get(name);
    if (callee === undefined) return undefined;
    const kinds = given.map((one) => this.kind(one, unit));
    if (!callee.isCalled) {
      callee.isCalled = true;
      this.#hasChanged = true;
    }
    if (given.length > callee.parameters.length) this.refuse?.(it, `too many arguments for '${name}'`);
    if (given.length < callee.parameters.length)
      this.refuse?.(it, `a call of '${name}' without all its arguments`);
    kinds.forEach((kind, index) => {
      const parameter = callee.parameters[index];
      if (kind === 'T') this.refuse?.(it, 'text');
      if (parameter !== undefined) this.set(callee, parameter, kind);
    });
    const results = callee.outputs.map((one) => callee.variables.get(one) ?? '');
    this.calls.set(it, { kind: results[0] ?? '', native: `user ${name}` });
    return results;
  }

  private set(unit: KindUnit, name: string, kind: Kind): void {
    const known = unit.variables.get(name) ?? '';
    const joined = joinKinds(known, kind);
    if (joined === known) return;
    unit.variables.set(name, joined);
    this.#hasChanged = true;
  }

  private subscript(it: XmlElement, unit: KindUnit): Kind {
    return it.localName === 'colon' ? ':' : this.kind(it, unit);
  }

  /** The kind of an expression; how it is computed is noted. */
  private kind(it: XmlElement, unit: KindUnit): Kind {
    const found = this.nativeOf(it, unit);
    if (found === undefined) {
      this.refuse?.(it, construct(it));
      return '';
    }
    this.calls.set(it, found);
    return found.kind;
  }

  private nativeOf(it: XmlElement, unit: KindUnit): NativeCall | undefined {
    switch (it.localName) {
      case 'literal':
        return literal(textOf(it));
      case 'var': {
        const kind = unit.variables.get(textOf(it)) ?? '';
        if (kind === '' || kind === 'X')
          this.refuse?.(
            it,
            kind === 'X' ? `one kind for all values of '${textOf(it)}'` : `${unknownKind} of '${textOf(it)}'`,
          );
        return { kind: kind === 'X' ? '' : kind, native: 'variable' };
      }
      case 'range': {
        const kinds = children(it).map((one) => this.kind(one, unit));
        if (kinds.includes('')) return unknown;
        return kinds.every(isNumber) ? { kind: 'R', native: 'array adj_range' } : undefined;
      }
      case 'unary':
        return this.unary(it, unit);
      case 'binary': {
        const elements = children(it);
        const kinds = elements.map((one) => this.kind(one, unit));
        if (kinds.includes('')) return unknown;
        return operation(it.getAttribute('op'), { kinds, elements, kindOf: (one) => this.kind(one, unit) });
      }
      case 'array':
        return this.element(it, unit);
      case 'call':
        return this.call(it, unit);
      default:
        return undefined;
    }
  }

  private unary(it: XmlElement, unit: KindUnit): NativeCall | undefined {
    const op = it.getAttribute('op');
    const kindOf = (one: XmlElement): Kind => this.kind(one, unit);
    if (op === '[]' || op === '{}') {
      const rows = children(it).flatMap((one) => children(one));
      const kinds = rows.map((row) => children(row).map(kindOf));
      if (op === '{}') return this.braces(kinds);
      if (kinds.flat().includes('')) return unknown;
      if (rows.length > 1)
        rows.forEach((row, index) => {
          const inner = brackets([kinds[index] ?? []]);
          if (inner !== undefined) this.calls.set(row, inner);
        });
      return brackets(kinds);
    }
    const elements = children(it);
    const kinds = elements.map(kindOf);
    if (kinds.includes('')) return unknown;
    return sign(op, { kinds, elements, kindOf });
  }

  private braces(kinds: readonly (readonly Kind[])[]): NativeCall | undefined {
    if (kinds.length === 0) return { kind: '[]', native: 'list' };
    const [row = []] = kinds;
    if (kinds.length > 1 || row.includes('T')) return undefined;
    return { kind: `{${row.join(',')}}`, native: 'record' };
  }

  private element(it: XmlElement, unit: KindUnit): NativeCall | undefined {
    const [base, subscript] = children(it);
    if (base === undefined || subscript === undefined) return undefined;
    const kind = this.kind(base, unit);
    if (subscript.localName === 'cell-index') {
      const [list] = children(subscript);
      const places = list === undefined ? [] : children(list);
      const [place] = places;
      if (kind === '' || place === undefined || this.kind(place, unit) === '') return unknown;
      if (places.length > 1) return undefined;
      if (isList(kind)) return { kind: elementOf(kind), native: 'cell' };
      const field = isRecord(kind) ? fieldsOf(kind)[Number(textOf(place)) - 1] : undefined;
      return field !== undefined && place.localName === 'literal'
        ? { kind: field, native: 'field' }
        : undefined;
    }
    const subscripts = children(subscript).map((one) => this.subscript(one, unit));
    if (kind === '' || subscripts.includes('')) return unknown;
    return base.localName === 'var' ? part(kind, subscripts) : undefined;
  }

  private call(it: XmlElement, unit: KindUnit): NativeCall | undefined {
    const name = textOf(child(it, 'id') ?? it);
    const list = child(it, 'param-list');
    const elements = list === undefined ? [] : children(list);
    if (this.units.has(name)) {
      const results = this.userCall(it, name, elements, unit);
      return { kind: results?.[0] ?? '', native: `user ${name}` };
    }
    if (name === 'cell') {
      for (const one of elements) this.kind(one, unit);
      const isRow = elements.length === 2 && isLiteral(elements[0], '1');
      return isRow ? { kind: '[]', native: 'list' } : undefined;
    }
    const kinds = elements.map((one) => this.kind(one, unit));
    if (kinds.includes('')) return unknown;
    const given = { kinds, elements, kindOf: (one: XmlElement): Kind => this.kind(one, unit) };
    for (const table of [adjointHelpers, arrayFunctions, elementFunctions]) {
      const found = table.get(name)?.(given);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

const unknown: NativeCall = { kind: '', native: '' };

function literal(text: string): NativeCall | undefined {
  if (text === 'true' || text === 'false') return { kind: 'B', native: `literal ${text === 'true' ? 1 : 0}` };
  if (/^-?\d{1,9}$/.test(text)) return { kind: 'I', native: 'number' };
  if (/^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(text)) return { kind: 'S', native: 'number' };
  return /^['"]/.test(text) ? { kind: 'T', native: 'text' } : undefined;
}
