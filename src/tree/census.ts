import type { FeatureTable } from './feature-table.js';
import { isElement, type XmlElement, type XmlNode } from './xml-node.js';

/** Which features there may be in an element, kept in it: what a run knows means nothing to others. */
export interface Census {
  readonly by: Censuses;
  readonly bits: Int32Array;
}

/**
 * Which of the features that the steps of a pipeline look for there may be in functions and in the statements in them.
 * Known features are added to as they change, and nothing is taken back until it is looked for in vain: most steps find
 * that there is nothing for them at once. A step whose contract names features runs only where one of them occurs.
 */
export class Censuses {
  /** @param table all features that will be asked for */
  constructor(readonly table: FeatureTable) {}

  /** Whether one of the features is in a tree. */
  has(root: XmlElement, features: readonly string[]): boolean {
    const sought = this.table.bits(features);
    if (!meet(this.#of(root), sought)) return false;
    const isIn = this.#search(root, features, () => true);
    if (!isIn) take(sought, this.#of(root));
    return isIn;
  }

  /** The outermost elements in a tree that have one of the features. */
  outermost(root: XmlElement, features: readonly string[]): XmlElement[] {
    const found: XmlElement[] = [];
    this.#search(root, features, (it) => {
      found.push(it);
      return false;
    });
    return found;
  }

  /** Takes note of what an element has now, and what it is part of with it. */
  learn(changed: XmlElement): void {
    const bits = new Int32Array(this.table.words);
    this.table.mark(changed, bits);
    this.#spread(changed, bits);
  }

  /** Takes note of nodes that have come into the places of others in an element. */
  learnOf(nodes: readonly XmlNode[], parent: XmlElement): void {
    const bits = new Int32Array(this.table.words);
    const areStatements = isList(parent);
    for (const it of nodes) {
      if (!isElement(it)) continue;
      if (areStatements) add(this.#of(it), bits);
      else this.#collect(it, bits);
    }
    // The children of an element and its first words decide of its features, too.
    for (let it: XmlNode | null = parent; isElement(it) && !isList(it); it = it.parentNode) {
      this.table.markHolder(it, bits);
    }
    this.#spread(parent, bits);
  }

  /** Forgets what is known of an element, whatever comes into its place, and of all that it is part of. */
  forget(replaced: XmlElement): void {
    for (let it: XmlNode | null = replaced; isElement(it); it = it.parentNode) it.census = undefined;
  }

  #spread(from: XmlElement, bits: Int32Array): void {
    for (let it: XmlNode | null = from; isElement(it); it = it.parentNode) {
      const known = this.#knownOf(it);
      if (known !== undefined) add(bits, known);
    }
  }

  /** Visits the outermost elements of a function or tree with one of the features, until one is enough; tells if there are any. */
  #search(root: XmlElement, features: readonly string[], isEnough: (it: XmlElement) => boolean): boolean {
    const sought = this.table.bits(features);
    const table = this.table.narrow(features);
    let isDone = false;
    const search = (element: XmlElement, isStatement: boolean): boolean => {
      const known = isStatement ? this.#of(element) : undefined;
      if (known !== undefined && !meet(known, sought)) return false;
      if (table.has(element)) {
        isDone = isEnough(element);
        return true;
      }
      let isAny = false;
      const holdsStatements = isList(element);
      for (let it: XmlNode | null = element.firstChild; it !== null && !isDone; it = it.nextSibling) {
        if (isElement(it) && search(it, holdsStatements)) isAny = true;
      }
      if (known !== undefined && !isAny) take(sought, known);
      return isAny;
    };
    return search(root, false);
  }

  #of(root: XmlElement): Int32Array {
    const known = this.#knownOf(root);
    if (known !== undefined) return known;
    const bits = new Int32Array(this.table.words);
    root.census = { by: this, bits };
    this.#collect(root, bits);
    return bits;
  }

  #knownOf({ census }: XmlElement): Int32Array | undefined {
    return census?.by === this ? census.bits : undefined;
  }

  #collect(element: XmlElement, bits: Int32Array): void {
    this.table.mark(element, bits);
    const holdsStatements = isList(element);
    for (let it: XmlNode | null = element.firstChild; it !== null; it = it.nextSibling) {
      if (!isElement(it)) continue;
      if (holdsStatements) add(this.#of(it), bits);
      else this.#collect(it, bits);
    }
  }
}

/** The statement, or the expression at the head of one (a condition, what a loop iterates over), that an element is in. */
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

/** Whether the children of an element are statements. */
function isList(element: XmlElement): boolean {
  return element.localName === 'statement-list';
}

function add(from: Int32Array, to: Int32Array): void {
  for (let word = 0; word < to.length; word += 1) to[word] = (to[word] ?? 0) | (from[word] ?? 0);
}

function take(from: Int32Array, away: Int32Array): void {
  for (let word = 0; word < away.length; word += 1) away[word] = (away[word] ?? 0) & ~(from[word] ?? 0);
}

function meet(some: Int32Array, others: Int32Array): boolean {
  for (let index = 0; index < some.length; index += 1) {
    if (((some[index] ?? 0) & (others[index] ?? 0)) !== 0) return true;
  }
  return false;
}
