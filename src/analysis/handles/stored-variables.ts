import type { XmlElement } from '../../tree/xml-node.js';
import { keysOf } from '../names/names.js';
import {
  emptyValue,
  otherValue,
  partOf,
  writeVariable,
  type PartStep,
  type StoredValue,
} from './stored-value.js';

/** All that may be in the variables of functions, their parameters and outputs among them. */
export class StoredVariables {
  readonly #values = new Map<XmlElement, Map<string, StoredValue>>();

  of(unit: XmlElement, key: string): StoredValue {
    const known = this.#values.get(unit) ?? new Map<string, StoredValue>();
    this.#values.set(unit, known);
    const value = known.get(key) ?? emptyValue();
    known.set(key, value);
    return value;
  }

  /** The variables that anything is known of. */
  all(): readonly StoredValue[] {
    return [...this.#values.values()].flatMap((it) => [...it.values()]);
  }

  /** Adds what may be in a variable, or in a part of it; says whether that is new. */
  join(unit: XmlElement, key: string, value: StoredValue, steps: readonly PartStep[] = []): boolean {
    return writeVariable(this.of(unit, key), steps, value);
  }

  /** Gives a function arguments; says whether there was anything new. */
  give(unit: XmlElement, values: readonly StoredValue[]): boolean {
    const keys = keysOf(unit, 'param-list');
    const rest = keys.at(-1) === 'varargin' ? keys.length - 1 : keys.length;
    const changes = values.map((value, place) => {
      if (place < rest) return this.join(unit, keys[place]!, value);
      const step = { kind: '{', name: String(place - rest + 1) } as const;
      return rest < keys.length && this.join(unit, 'varargin', value, [step]);
    });
    return changes.includes(true);
  }

  /** The first results of a function. */
  outputs(unit: XmlElement, wanted: number): readonly StoredValue[] {
    const keys = keysOf(unit, 'outvars');
    const rest = keys.at(-1) === 'varargout' ? keys.length - 1 : keys.length;
    return Array.from({ length: Math.max(1, wanted) }, (_, position) => {
      const key = keys[position];
      if (position < rest && key !== undefined) return this.of(unit, key);
      const all = rest < keys.length ? this.of(unit, 'varargout') : otherValue();
      return partOf(all, { kind: '{', name: String(position - rest + 1) });
    });
  }
}
