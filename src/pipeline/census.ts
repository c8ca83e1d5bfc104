import { Feature } from './feature.js';
import { isElement, type XmlElement, type XmlNode } from './xml-node.js';

/** Features by the elements that may have them. */
class FeatureTable {
  readonly #numbers = new Map<string, number>();
  readonly #ofAll: (readonly [number, Feature])[] = [];
  readonly #ofElements = new Map<string, (readonly [number, Feature])[]>();

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

  /** The features as a set of bits. */
  bits(features: readonly string[]): Int32Array {
    const bits = new Int32Array(this.words);
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

/**
 * Which of the features that the steps of a pipeline look for there are in functions and in the statements in them,
 * kept until what they belong to changes. A step whose contract names features runs only where one of them occurs.
 */
export class Censuses {
  readonly #table: FeatureTable;
  readonly #kept = new Map<XmlElement, Int32Array>();

  /** @param features all that will be asked for */
  constructor(features: Iterable<string>) {
    this.#table = new FeatureTable(features);
  }

  /** Whether one of the features is in a tree. */
  has(root: XmlElement, features: readonly string[]): boolean {
    return meet(this.#of(root), this.#table.bits(features));
  }

  /** Forgets what is known of an element that has changed, and of all that it is part of. */
  forget(changed: XmlElement): void {
    for (let it: XmlNode | null = changed; it !== null; it = it.parentNode) {
      if (isElement(it)) this.#kept.delete(it);
    }
  }

  /** Forgets everything. */
  forgetAll(): void {
    this.#kept.clear();
  }

  /** The outermost elements in a tree that have one of the features. */
  outermost(root: XmlElement, features: readonly string[]): XmlElement[] {
    const sought = this.#table.bits(features);
    const own = new Int32Array(this.#table.words);
    const found: XmlElement[] = [];
    const search = (element: XmlElement): void => {
      if (isStatement(element) && !meet(this.#of(element), sought)) return;
      own.fill(0);
      this.#table.mark(element, own);
      if (meet(own, sought)) {
        found.push(element);
        return;
      }
      for (let it: XmlNode | null = element.firstChild; it !== null; it = it.nextSibling) {
        if (isElement(it)) search(it);
      }
    };
    search(root);
    return found;
  }

  #of(root: XmlElement): Int32Array {
    let bits = this.#kept.get(root);
    if (bits === undefined) {
      bits = new Int32Array(this.#table.words);
      this.#collect(root, bits);
      this.#kept.set(root, bits);
    }
    return bits;
  }

  #collect(element: XmlElement, bits: Int32Array): void {
    this.#table.mark(element, bits);
    for (let it: XmlNode | null = element.firstChild; it !== null; it = it.nextSibling) {
      if (!isElement(it)) continue;
      if (isStatement(it)) add(this.#of(it), bits);
      else this.#collect(it, bits);
    }
  }
}

/** The statement, or the expression at the head of one (a condition, what a loop goes through), that an element is in. */
export function holderOf(element: XmlElement): XmlElement {
  let it = element;
  while (it.parentNode !== null && isElement(it.parentNode) && !holders.has(it.parentNode.localName)) {
    it = it.parentNode;
  }
  return it;
}

const holders: ReadonlySet<string> = new Set([
  ...['statement-list', 'for', 'parfor', 'while', 'do-until', 'if', 'elseif', 'when', 'switch', 'case'],
  ...['reversed-loop', 'function'],
]);

function isStatement(element: XmlElement): boolean {
  return element.parentNode?.localName === 'statement-list';
}

function setBit(bits: Int32Array, number: number): void {
  bits[number >> 5] = (bits[number >> 5] ?? 0) | (1 << (number & 31));
}

function add(from: Int32Array, to: Int32Array): void {
  for (let word = 0; word < to.length; word += 1) to[word] = (to[word] ?? 0) | (from[word] ?? 0);
}

function meet(some: Int32Array, others: Int32Array): boolean {
  return some.some((word, index) => (word & (others[index] ?? 0)) !== 0);
}
