import { ForkedMap } from './forked-map.js';

/** A set of keys whose copies cost little, as those of `ForkedMap`. */
export class ForkedSet implements Iterable<string> {
  #members = new ForkedMap<true>();

  constructor(members: Iterable<string> = []) {
    for (const it of members) this.add(it);
  }

  copy(): ForkedSet {
    const copy = new ForkedSet();
    copy.#members = this.#members.copy();
    return copy;
  }

  has(key: string): boolean {
    return this.#members.has(key);
  }

  add(key: string): void {
    if (!this.has(key)) this.#members.set(key, true);
  }

  /** Takes a key away; says whether it was there. */
  delete(key: string): boolean {
    const isIn = this.has(key);
    this.#members.delete(key);
    return isIn;
  }

  /** Has the members of another set, and no others. */
  become(other: ForkedSet): void {
    this.#members = other.#members.copy();
  }

  /** Adds all members of another set; says whether this one had not all of them. */
  join(other: ForkedSet): boolean {
    let changed = false;
    for (const key of this.#members.differing(other.#members)) {
      if (!other.has(key) || this.has(key)) continue;
      this.add(key);
      changed = true;
    }
    return changed;
  }

  *[Symbol.iterator](): Generator<string> {
    for (const [key] of this.#members) yield key;
  }
}
