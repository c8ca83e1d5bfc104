import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf, mayWrite } from '../reading/accesses.js';
import { pushTo } from '../names/push-to.js';

/** An element from its beginning to its end, in the order of the text. */
interface Extent {
  readonly start: number;
  readonly end: number;
}

/** The elements that write to the variables of a function, as a whole or in part, and where in the text they stand. */
export class WritesByPlace {
  readonly #spans = new Map<XmlElement, Extent>();
  readonly #writers = new Map<string, XmlElement[]>();
  #next = 0;

  constructor(body: XmlElement) {
    this.#visit(body);
  }

  spanOf(it: XmlElement): Extent {
    const span = this.#spans.get(it);
    if (span === undefined) throw new Error(`a ${it.localName} is no part of the function`);
    return span;
  }

  /** The elements that write to a variable. */
  of(key: string): readonly XmlElement[] {
    return this.#writers.get(key) ?? [];
  }

  /** The elements in another one that write to a variable. */
  within(key: string, around: XmlElement): readonly XmlElement[] {
    const { start, end } = this.spanOf(around);
    return this.of(key).filter((it) => this.spanOf(it).start > start && this.spanOf(it).end <= end);
  }

  #visit(it: XmlElement): void {
    const start = this.#next;
    this.#next += 1;
    if (mayWrite(it)) {
      const { writes, updates } = accessesOf(it);
      for (const key of new Set([...writes, ...updates])) pushTo(this.#writers, key, it);
    }
    for (const part of children(it)) this.#visit(part);
    this.#spans.set(it, { start, end: this.#next });
  }
}
