/** So many changes are carried along before they are put into what is shared. */
const mostChanges = 24;

const removed = Symbol('removed');

/**
 * A map whose copies cost little: they share what they had in common, and each holds its own changes. States of a data flow
 * are copied at every branch and loop, while few of many variables change there.
 */
export class ForkedMap<Value> {
  #shared: ReadonlyMap<string, Value>;
  #changes: Map<string, Value | typeof removed>;

  constructor(entries: Iterable<readonly [string, Value]> = []) {
    this.#shared = new Map();
    this.#changes = new Map(entries);
  }

  copy(): ForkedMap<Value> {
    if (this.#changes.size > mostChanges) {
      const all = new Map<string, Value>();
      for (const [key, value] of this.#changes) if (value !== removed) all.set(key, value);
      for (const [key, value] of this.#shared) if (!this.#changes.has(key)) all.set(key, value);
      this.#shared = all;
      this.#changes = new Map();
    }
    const copy = new ForkedMap<Value>();
    copy.#shared = this.#shared;
    copy.#changes = new Map(this.#changes);
    return copy;
  }

  get(key: string): Value | undefined {
    const own = this.#changes.get(key);
    if (own === removed) return undefined;
    return own ?? this.#shared.get(key);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  set(key: string, value: Value): void {
    this.#changes.set(key, value);
  }

  delete(key: string): void {
    if (this.#shared.has(key)) this.#changes.set(key, removed);
    else this.#changes.delete(key);
  }

  /** The keys for which another map may hold something else. */
  differing(other: ForkedMap<Value>): ReadonlySet<string> {
    const keys = new Set([...this.#changes.keys(), ...other.#changes.keys()]);
    if (this.#shared === other.#shared) return keys;
    for (const it of this.#shared.keys()) keys.add(it);
    for (const it of other.#shared.keys()) keys.add(it);
    return keys;
  }

  /** All entries, each once even if they get other values meanwhile. */
  *[Symbol.iterator](): Generator<[string, Value]> {
    for (const [key, value] of this.#changes) if (value !== removed) yield [key, value];
    for (const [key, value] of this.#shared) if (!this.#changes.has(key)) yield [key, value];
  }
}
