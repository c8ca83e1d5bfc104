import { walkNames } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';

/** Names that no function or variable of a program has, and no builtin function. */
export class FreshNames {
  readonly #taken = new Set<string>();

  constructor(
    root: XmlElement,
    readonly rules: RuleTable,
  ) {
    walkNames(root, (it) => {
      if (it.localName === 'id') this.#taken.add(it.textContent);
    });
  }

  /** The base, or the base with a number. */
  fresh(base: string): string {
    if (!this.#isFree(base)) return this.numbered(base);
    this.#taken.add(base);
    return base;
  }

  /** The base with a number. */
  numbered(base: string): string {
    for (let number = 2; ; number += 1) {
      const name = `${base}_${number}`;
      if (!this.#isFree(name)) continue;
      this.#taken.add(name);
      return name;
    }
  }

  #isFree(name: string): boolean {
    return !this.#taken.has(name) && this.rules.stateOf(name) === undefined;
  }
}
