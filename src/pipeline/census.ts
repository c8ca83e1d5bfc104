import type { FeatureTable } from './feature-table.js';
import { isElement, type XmlElement, type XmlNode } from './xml-node.js';

/**
 * Which of the features that the steps of a pipeline look for there are in functions and in the statements in them,
 * kept until what they belong to changes. A step whose contract names features runs only where one of them occurs.
 */
export class Censuses {
  readonly #kept = new WeakMap<XmlElement, Int32Array>();

  /** @param table all features that will be asked for */
  constructor(readonly table: FeatureTable) {}

  /** Whether one of the features is in a tree. */
  has(root: XmlElement, features: readonly string[]): boolean {
    return meet(this.#of(root), this.table.bits(features));
  }

  /** Forgets what is known of an element that changes, and of all that it is part of. */
  forget(changed: XmlElement): void {
    for (let it: XmlNode | null = changed; it !== null; it = it.parentNode) {
      // Where nothing is known of a statement, nothing is of what it is part of.
      if (isElement(it) && !this.#kept.delete(it) && isStatement(it)) return;
    }
  }

  /** The outermost elements in a tree that have one of the features. */
  outermost(root: XmlElement, features: readonly string[]): XmlElement[] {
    const sought = this.table.bits(features);
    const table = this.table.narrow(features);
    const found: XmlElement[] = [];
    const search = (element: XmlElement): void => {
      if (isStatement(element) && !meet(this.#of(element), sought)) return;
      if (table.has(element)) {
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
      bits = new Int32Array(this.table.words);
      this.#collect(root, bits);
      this.#kept.set(root, bits);
    }
    return bits;
  }

  #collect(element: XmlElement, bits: Int32Array): void {
    this.table.mark(element, bits);
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

function add(from: Int32Array, to: Int32Array): void {
  for (let word = 0; word < to.length; word += 1) to[word] = (to[word] ?? 0) | (from[word] ?? 0);
}

function meet(some: Int32Array, others: Int32Array): boolean {
  for (let index = 0; index < some.length; index += 1) {
    if (((some[index] ?? 0) & (others[index] ?? 0)) !== 0) return true;
  }
  return false;
}
