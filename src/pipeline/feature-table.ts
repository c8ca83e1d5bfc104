import { Feature } from './feature.js';
import type { XmlElement } from './xml-node.js';

/** The numbers of the features that an attribute gives: those of any value, and those of single values. */
interface AttributeFeatures {
  readonly any: number[];
  readonly values: Map<string, number[]>;
}

/** The features that elements of one name, or of all, may have, so that an element need not be asked for each. */
class ElementFeatures {
  /** What the name alone gives. */
  readonly named: number[] = [];
  readonly attributes = new Map<string, AttributeFeatures>();
  /** What the children of an element decide. */
  readonly others: (readonly [number, Feature])[] = [];

  add(number: number, feature: Feature): void {
    const { attribute, value } = feature;
    if (attribute === '') {
      if (feature.isOfName) this.named.push(number);
      else this.others.push([number, feature]);
      return;
    }
    const known = this.attributes.get(attribute) ?? { any: [], values: new Map<string, number[]>() };
    this.attributes.set(attribute, known);
    if (value === undefined) known.any.push(number);
    else known.values.set(value, [...(known.values.get(value) ?? []), number]);
  }
}

/** The features that steps look for, by the elements that may have them; sets of features are sets of bits. */
export class FeatureTable {
  readonly #numbers = new Map<string, number>();
  readonly #ofAll = new ElementFeatures();
  readonly #ofElements = new Map<string, ElementFeatures>();
  readonly #sets = new Map<readonly string[], Int32Array>();

  constructor(features: Iterable<string>) {
    for (const text of new Set(features)) {
      const feature = new Feature(text);
      const number = this.#numbers.size;
      this.#numbers.set(text, number);
      const { element } = feature;
      if (element === undefined) {
        this.#ofAll.add(number, feature);
      } else {
        const known = this.#ofElements.get(element) ?? new ElementFeatures();
        this.#ofElements.set(element, known);
        known.add(number, feature);
      }
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
    const own = this.#ofElements.get(element.localName);
    if (own !== undefined) {
      for (const number of own.named) setBit(bits, number);
      for (const [number, feature] of own.others) if (feature.isIn(element)) setBit(bits, number);
    }
    const { attributes } = element;
    for (let index = 0; index < attributes.length; index += 1) {
      const it = attributes.item(index);
      if (it === null) continue;
      markAttribute(own?.attributes.get(it.nodeName), it.value, bits);
      markAttribute(this.#ofAll.attributes.get(it.nodeName), it.value, bits);
    }
  }
}

function markAttribute(features: AttributeFeatures | undefined, value: string, bits: Int32Array): void {
  if (features === undefined) return;
  for (const number of features.any) setBit(bits, number);
  for (const number of features.values.get(value) ?? []) setBit(bits, number);
}

function setBit(bits: Int32Array, number: number): void {
  bits[number >> 5] = (bits[number >> 5] ?? 0) | (1 << (number & 31));
}
