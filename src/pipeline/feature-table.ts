import { Feature } from './feature.js';
import type { XmlElement } from './xml-node.js';

/** The features that steps look for, by the elements that may have them; sets of features are sets of bits. */
export class FeatureTable {
  readonly #numbers = new Map<string, number>();
  readonly #ofAll: (readonly [number, Feature])[] = [];
  readonly #ofElements = new Map<string, (readonly [number, Feature])[]>();
  readonly #sets = new Map<readonly string[], Int32Array>();

  constructor(features: Iterable<string>) {
    for (const text of new Set(features)) {
      const feature = new Feature(text);
      const numbered = [this.#numbers.size, feature] as const;
      this.#numbers.set(text, this.#numbers.size);
      if (feature.element === undefined) this.#ofAll.push(numbered);
      else this.#ofElements.set(feature.element, [...this.#of(feature.element), numbered]);
    }
  }

  get words(): number {
    return (this.#numbers.size >> 5) + 1;
  }

  /** The features as a set of bits, made once for each list. */
  bits(features: readonly string[]): Int32Array {
    const known = this.#sets.get(features);
    if (known !== undefined) return known;
    const bits = new Int32Array(this.words);
    this.#sets.set(features, bits);
    for (const text of features) {
      const number = this.#numbers.get(text);
      if (number === undefined) throw new Error(`the census does not look for ${text}`);
      setBit(bits, number);
    }
    return bits;
  }

  /** Adds the features of one element, without its descendants, to a set. */
  mark(element: XmlElement, bits: Int32Array): void {
    for (const [number, feature] of this.#of(element.localName))
      if (feature.isIn(element)) setBit(bits, number);
    if (element.attributes.length === 0) return;
    for (const [number, feature] of this.#ofAll) if (feature.isIn(element)) setBit(bits, number);
  }

  #of(element: string): (readonly [number, Feature])[] {
    return this.#ofElements.get(element) ?? [];
  }
}

function setBit(bits: Int32Array, number: number): void {
  bits[number >> 5] = (bits[number >> 5] ?? 0) | (1 << (number & 31));
}
