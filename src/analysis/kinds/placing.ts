import { annotate, child, children, itemsOf, textOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { KindInference, KindUnit, Refuse } from './kind-inference.js';
import { elementOf, fieldsOf, isArray, isList, isRecord, isScalar, joinKinds, type Kind } from './kind.js';
import type { RecordKinds } from './record-kinds.js';

/**
 * Decides which values of a function get names of their own: arrays that a function of native code takes or gives, and numbers that
 * a loop over elements uses. Writes the kinds and ways of all expressions on the tree.
 */
export class Placing {
  #count = 0;

  constructor(
    readonly unit: KindUnit,
    readonly inference: KindInference,
    readonly kinds: RecordKinds,
    readonly refuse: Refuse,
  ) {}

  run(): void {
    this.list(this.unit.body);
  }

  private list(list: XmlElement | undefined): void {
    for (const it of list === undefined ? [] : children(list)) this.statement(it);
  }

  private statement(it: XmlElement): void {
    const parts = children(it);
    const [first, second] = parts;
    switch (it.localName) {
      case 'binary':
        if (first !== undefined && second !== undefined) this.assign(first, second);
        return;
      case 'choose':
        for (const branch of parts) {
          const [condition] = children(branch);
          if (branch.localName === 'when' && condition !== undefined) this.value(condition, 'd');
          this.list(children(branch).at(-1));
        }
        return;
      case 'while':
        if (first !== undefined) this.value(first, 'd');
        this.list(second);
        return;
      case 'loop-exit':
        if (first !== undefined) this.value(first, 'd');
        return;
      case 'for': {
        const kind = this.unit.variables.get(first === undefined ? '' : textOf(first)) ?? '';
        annotate(it, 'kind', this.kinds.say(kind));
        if (second?.localName === 'range') {
          this.write(second);
          for (const one of children(second)) this.value(one, 'd');
        } else if (second !== undefined) this.value(second, 'a', textOf(second));
        this.list(parts[2]);
        return;
      }
      case 'call':
        this.write(it);
        this.arguments(it);
        return;
      default:
    }
  }

  private assign(target: XmlElement, value: XmlElement): void {
    if (target.localName === 'unary') {
      this.assignSeveral(target, value);
      return;
    }
    if (target.localName === 'array') {
      this.assignPart(target, value);
      return;
    }
    const kind = this.unit.variables.get(textOf(target)) ?? '';
    annotate(target, 'kind', this.kinds.say(kind));
    const own = this.kind(value);
    const [way] = this.way(value);
    if (own === 'E' && (isList(kind) || isRecord(kind))) {
      annotate(value, 'kind', this.kinds.say(kind));
      annotate(value, 'native', isList(kind) ? 'list' : 'nothing');
      return;
    }
    if (isScalar(kind) || isScalar(own)) {
      if (way === 'user' && isScalar(kind) && isScalar(own) && this.kinds.say(kind) === this.kinds.say(own))
        this.inside(value, 'd');
      else this.value(value, 'd');
      return;
    }
    if (isArray(kind) && way === 'array' && this.takes(value, textOf(target))) this.value(value, 'a');
    else this.inside(value, isArray(kind) ? 'e' : 'd');
  }

  private assignPart(target: XmlElement, value: XmlElement): void {
    const [base, subscript] = children(target);
    if (base === undefined || subscript === undefined) return;
    this.write(base);
    if (subscript.localName === 'cell-index') {
      const list = this.inference.calls.get(base)?.kind ?? '';
      annotate(target, 'kind', this.kinds.say(elementOf(list)));
      for (const it of children(subscript).flatMap((one) => children(one))) this.value(it, 'i');
      this.item(value, elementOf(list));
      return;
    }
    const native = this.inference.writes.get(target) ?? '';
    annotate(target, 'native', native);
    const modes = native.split(' ')[1] ?? '';
    children(subscript).forEach((it, index) => {
      if (it.localName !== 'colon') this.value(it, modes[index] ?? 'x', textOf(base));
    });
    this.value(value, modes.at(-1) ?? 'a', textOf(base));
  }

  private assignSeveral(target: XmlElement, value: XmlElement): void {
    const [way, name = ''] = this.way(value);
    const given = this.inference.calls.get(value)?.kind ?? '';
    const callee = this.inference.units.get(name);
    const kinds =
      way === 'fields'
        ? fieldsOf(given)
        : way === 'user'
          ? (callee?.outputs.map((it) => callee.variables.get(it) ?? '') ?? [])
          : way === 'sizes'
            ? ['I', 'I']
            : way === 'extremes'
              ? [given, given]
              : ['S', 'I'];
    itemsOf(target).forEach((it, index) => {
      if (it.localName === 'ignored') return;
      if (it.localName !== 'var') this.refuse(it, 'a part among several values');
      annotate(it, 'kind', this.kinds.say(this.unit.variables.get(textOf(it)) ?? ''));
      const held = this.kinds.say(kinds[index] ?? '');
      annotate(it, 'held-kind', held);
      if (way !== 'user' || held === this.kinds.say(this.unit.variables.get(textOf(it)) ?? '')) return;
      annotate(it, 'temporary', this.next());
      annotate(it, 'temporary-kind', held);
    });
    this.write(value);
    if (way === 'fields') {
      const [record] = children(value);
      if (record !== undefined) this.inside(record, 'd');
      return;
    }
    if (way === 'user') {
      this.arguments(value);
      return;
    }
    const list = child(value, 'param-list');
    const [array] = list === undefined ? [] : children(list);
    // One of the targets may be the array itself.
    if (array !== undefined) this.value(array, 'a', way === 'extremes' ? textOf(array) : undefined);
  }

  /** A value that goes into a container of that kind. */
  private item(value: XmlElement, kind: Kind): void {
    annotate(value, 'held-kind', this.kinds.say(kind));
    if (isArray(kind)) this.value(value, 'a');
    else if (isScalar(kind)) this.value(value, 'd');
    else {
      const own = this.kind(value);
      if (own === 'E') this.refuse(value, 'no cells among cells');
      if (value.localName !== 'var' && this.way(value)[0] !== 'record')
        this.refuse(value, 'such a value in cells');
      if (own !== kind && !(isList(own) && isList(kind)) && !(isRecord(own) && isRecord(kind)))
        this.refuse(value, 'cells of several kinds');
      this.inside(value, 'd', kind);
    }
  }

  /**
   * Places a value that is needed in a mode (see `NativeCall`, and `e`: in a loop over elements). It gets a name if it is not what
   * the mode needs, or if it is the variable that is written while it is read.
   */
  private value(it: XmlElement, mode: string, written?: string): void {
    const kind = this.kind(it);
    const isVariable = it.localName === 'var';
    if (mode === 'm') {
      this.name(it, 'M');
      annotate(it, 'mask', 'yes');
      this.inside(it, 'e');
    } else if ('axv'.includes(mode)) {
      if (!(isVariable && isArray(kind) && textOf(it) !== written)) this.name(it, isArray(kind) ? kind : 'M');
      this.inside(it, isArray(kind) ? 'e' : 'd');
    } else if (mode === 'e' && isScalar(kind)) {
      const isPlain = isVariable || it.localName === 'literal' || this.way(it)[0] === 'literal';
      if (!isPlain) this.name(it, kind);
      this.inside(it, 'd');
    } else if (mode === 'e') {
      if (!isVariable && !['element', 'same'].includes(this.way(it)[0])) this.name(it, kind);
      this.inside(it, 'e');
    } else {
      if ((isArray(kind) && !isVariable) || this.way(it)[0] === 'user') this.name(it, kind);
      this.inside(it, isArray(kind) ? 'e' : 'd');
    }
  }

  /** Places the operands of a value. */
  private inside(it: XmlElement, mode: 'd' | 'e', container?: Kind): void {
    this.write(it);
    const [way, , modes = ''] = this.way(it);
    switch (way) {
      case 'element':
        this.operands(it).forEach((one, index) => {
          if (modes[index] !== '_') this.value(one, mode);
        });
        return;
      case 'same': {
        const [one] = this.operands(it);
        if (one !== undefined) this.value(one, mode);
        return;
      }
      case 'number':
      case 'array':
      case 'user':
        this.arguments(it);
        return;
      case 'steps':
        for (const one of this.operands(it).flatMap((one) => children(one))) this.value(one, 'd');
        return;
      case 'list':
        for (const one of this.operands(it).slice(1)) this.value(one, 'i');
        return;
      case 'record': {
        const fields = fieldsOf(container ?? this.containerOf(it));
        this.operands(it).forEach((one, index) => {
          this.item(one, fields[index] ?? '');
        });
        return;
      }
      case 'cell':
      case 'field': {
        const [base, subscript] = children(it);
        if (base !== undefined) this.inside(base, 'd');
        if (way === 'cell' && subscript !== undefined)
          for (const one of children(subscript).flatMap((one) => children(one))) this.value(one, 'i');
        return;
      }
      default:
    }
  }

  /** The kind of the record that a variable gets. */
  private containerOf(it: XmlElement): Kind {
    const target = it.parentNode === null ? undefined : children(it.parentNode as XmlElement)[0];
    const kind = target?.localName === 'var' ? this.unit.variables.get(textOf(target)) : undefined;
    return kind !== undefined && isRecord(kind) ? kind : this.kind(it);
  }

  private arguments(it: XmlElement): void {
    const [way, name = '', modes = ''] = this.way(it);
    const operands = this.operands(it);
    if (way === 'user') {
      const callee = this.inference.units.get(name);
      operands.forEach((one, index) => {
        const kind = callee?.variables.get(callee.parameters[index] ?? '') ?? '';
        if (isArray(kind)) this.value(one, 'a');
        else if (isScalar(kind)) this.value(one, 'd');
        else this.item(one, kind);
      });
      return;
    }
    operands.forEach((one, index) => {
      const listed = modes.replace(/=.*/, '');
      const mode = listed[index] ?? /[vw]$/.exec(listed)?.[0] ?? 'd';
      if (mode === '_' || mode === '-' || mode === ':' || one.localName === 'colon') return;
      if (one.localName === 'item-list') this.row(one);
      else this.value(one, mode);
    });
  }

  /** A row of brackets. */
  private row(it: XmlElement): void {
    const [only, ...others] = children(it);
    if (only !== undefined && others.length === 0) {
      this.value(only, 'a');
      return;
    }
    this.name(it, this.kind(it));
    this.inside(it, 'd');
  }

  private operands(it: XmlElement): XmlElement[] {
    switch (it.localName) {
      case 'call':
        return children(child(it, 'param-list') ?? it);
      case 'array': {
        const [base, subscript] = children(it);
        return base === undefined || subscript === undefined ? [] : [base, ...children(subscript)];
      }
      case 'unary': {
        const op = it.getAttribute('op');
        if (op !== '[]' && op !== '{}') return children(it);
        const rows = children(it).flatMap((one) => children(one));
        const isPlain = rows.length === 1 || rows.every((row) => children(row).length === 1);
        return isPlain ? rows.flatMap((one) => children(one)) : rows;
      }
      default:
        return children(it);
    }
  }

  /** Whether a function that writes an array takes a variable. */
  private takes(it: XmlElement, name: string): boolean {
    return this.operands(it).some(
      (one) =>
        (one.localName === 'var' && textOf(one) === name) ||
        (one.localName === 'item-list' && this.takesItem(one, name)),
    );
  }

  private takesItem(row: XmlElement, name: string): boolean {
    return children(row).some((one) => one.localName === 'var' && textOf(one) === name);
  }

  private name(it: XmlElement, kind: Kind): void {
    annotate(it, 'temporary', this.next());
    annotate(it, 'temporary-kind', this.kinds.say(joinKinds(kind, '')));
  }

  private next(): string {
    this.#count += 1;
    return String(this.#count);
  }

  private kind(it: XmlElement): Kind {
    return this.inference.calls.get(it)?.kind ?? '';
  }

  private way(it: XmlElement): [way: string, name?: string, modes?: string] {
    return (this.inference.calls.get(it)?.native ?? '').split(' ') as [string, string?, string?];
  }

  private write(it: XmlElement): void {
    const found = this.inference.calls.get(it);
    if (found === undefined) return;
    annotate(it, 'kind', this.kinds.say(found.kind));
    annotate(it, 'native', found.native);
  }
}
