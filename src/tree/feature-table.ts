import { Feature } from './feature.js';
import { textOf } from './tree.js';
import { isElement, type XmlElement } from './xml-node.js';

/** The numbers of the features that an attribute gives: those of any value, and those of single values. */
interface AttributeFeatures {
  readonly any: number[];
  readonly values: Map<string, number[]>;
}

const none: readonly number[] = [];

/** The features that elements of one name may have, so that an element need not be asked for each. */
class ElementFeatures {
  /** The features by the name alone. */
  readonly #named: number[] = [];
  readonly #attributes = new Map<string, AttributeFeatures>();
  /** The features by the name that a call begins with. */
  readonly #called = new Map<string, number[]>();
  /** The features by the children of an element. */
  readonly #others: (readonly [number, Feature])[] = [];

  constructor(features: readonly (readonly [number, Feature])[]) {
    for (const [number, feature] of features) this.#add(number, feature);
  }

  #add(number: number, feature: Feature): void {
    const { attribute, value } = feature;
    if (attribute === '') {
      if (feature.isOfName) this.#named.push(number);
      else if (feature.called === '') this.#others.push([number, feature]);
      else this.#called.set(feature.called, [...(this.#called.get(feature.called) ?? none), number]);
      return;
    }
    const known = this.#attributes.get(attribute) ?? { any: [], values: new Map<string, number[]>() };
    this.#attributes.set(attribute, known);
    if (value === undefined) known.any.push(number);
    else known.values.set(value, [...(known.values.get(value) ?? none), number]);
  }

  /** Whether elements have none. */
  get areNone(): boolean {
    return this.#named.length + this.#attributes.size + this.#called.size + this.#others.length === 0;
  }

  /** Adds the features of an element, without its descendants, to a set. */
  mark(element: XmlElement, bits: Int32Array): void {
    setBits(bits, this.#named);
    this.markHolder(element, bits);
    if (this.#attributes.size === 0) return;
    const { attributes } = element;
    for (let index = 0; index < attributes.length; index += 1) {
      const it = attributes[index]!;
      const features = this.#attributes.get(it.nodeName);
      if (features === undefined) continue;
      setBits(bits, features.any);
      if (features.values.size > 0) setBits(bits, features.values.get(it.value) ?? none);
    }
  }

  /** Adds the features that an element has because of what is in it to a set. */
  markHolder(element: XmlElement, bits: Int32Array): void {
    for (const [number, feature] of this.#others) if (feature.isIn(element)) setBit(bits, number);
    if (this.#called.size > 0) setBits(bits, this.#called.get(calledIn(element)) ?? none);
  }

  /** Whether the element has one of the features. */
  has(element: XmlElement): boolean {
    if (this.#named.length > 0 || this.#others.some(([, feature]) => feature.isIn(element))) return true;
    if (this.#called.size > 0 && this.#called.has(calledIn(element))) return true;
    if (this.#attributes.size === 0) return false;
    const { attributes } = element;
    for (let index = 0; index < attributes.length; index += 1) {
      const it = attributes[index]!;
      const features = this.#attributes.get(it.nodeName);
      if (features === undefined) continue;
      if (features.any.length > 0 || features.values.has(it.value)) return true;
    }
    return false;
  }
}

/** The name that a call begins with. */
function calledIn(element: XmlElement): string {
  const called = element.firstChild;
  return isElement(called) ? textOf(called) : (called?.textContent ?? '');
}

/** The features that steps look for, by the elements that may have them; sets of features are sets of bits. */
export class FeatureTable {
  readonly #numbers = new Map<string, number>();
  readonly #attributes = new Set<string>();
  readonly #ofElements = new Map<string, ElementFeatures>();
  /** Those of elements with other names, if these may have any. */
  readonly #ofOthers: ElementFeatures | undefined;
  readonly #sets = new Map<readonly string[], Int32Array>();
  readonly #narrowed = new Map<readonly string[], FeatureTable>();

  constructor(features: Iterable<string>) {
    const all = [...new Set(features)].map((text, number) => [number, new Feature(text)] as const);
    for (const [number, feature] of all) {
      this.#numbers.set(feature.text, number);
      this.#attributes.add(feature.attribute);
    }
    const ofName = (name?: string): ElementFeatures =>
      new ElementFeatures(all.filter(([, { element }]) => element === undefined || element === name));
    for (const [, { element }] of all) {
      if (element !== undefined && !this.#ofElements.has(element))
        this.#ofElements.set(element, ofName(element));
    }
    const ofOthers = ofName();
    this.#ofOthers = ofOthers.areNone ? undefined : ofOthers;
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

  /** A table of these features alone, made once for each list: it is quicker to ask. */
  narrow(features: readonly string[]): FeatureTable {
    const known = this.#narrowed.get(features) ?? new FeatureTable(features);
    this.#narrowed.set(features, known);
    return known;
  }

  /** Whether a feature may come or go with one of the attributes. */
  asksFor(attributes: readonly string[]): boolean {
    return attributes.some((it) => this.#attributes.has(it));
  }

  /** Adds the features of one element, without its descendants, to a set. */
  mark(element: XmlElement, bits: Int32Array): void {
    this.#of(element)?.mark(element, bits);
  }

  /** Adds the features that an element has because of what is in it to a set. */
  markHolder(element: XmlElement, bits: Int32Array): void {
    this.#of(element)?.markHolder(element, bits);
  }

  /** Whether one of the features is that of the element, without its descendants. */
  has(element: XmlElement): boolean {
    return this.#of(element)?.has(element) ?? false;
  }

  #of(element: XmlElement): ElementFeatures | undefined {
    return this.#ofElements.get(element.localName) ?? this.#ofOthers;
  }
}

function setBits(bits: Int32Array, numbers: readonly number[]): void {
  for (const number of numbers) setBit(bits, number);
}

function setBit(bits: Int32Array, number: number): void {
  bits[number >> 5] = (bits[number >> 5] ?? 0) | (1 << (number & 31));
}
