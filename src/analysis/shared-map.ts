const nothing: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * A map by texts whose copies share what neither has changed since: analyses copy their states at every branch and loop,
 * and few of the variables change there.
 */
export class SharedMap<Value> {
  /** What it was when copies were last made to share; it does not change any more. */
  #base: ReadonlyMap<string, Value> = nothing;
  /** What has been set since; undefined: deleted. */
  #changes: Map<string, Value | undefined>;

  constructor(entries: Iterable<readonly [string, Value]> = []) {
    this.#changes = new Map(entries);
  }

  get(key: string): Value | undefined {
    const changed = this.#changes.get(key);
    return changed !== undefined || this.#changes.has(key) ? changed : this.#base.get(key);
  }

  set(key: string, value: Value): void {
    this.#changes.set(key, value);
  }

  delete(key: string): void {
    if (this.#base.has(key)) this.#changes.set(key, undefined);
    else this.#changes.delete(key);
  }

  copy(): SharedMap<Value> {
    // Only many changes are worth a new base: two maps with one base are compared by their changes.
    if (this.#changes.size > 8 && this.#changes.size * 4 > this.#base.size) {
      this.#base = new Map(this);
      this.#changes = new Map();
    }
    const copy = new SharedMap<Value>();
    copy.#base = this.#base;
    copy.#changes = new Map(this.#changes);
    return copy;
  }

  *[Symbol.iterator](): Iterator<[string, Value]> {
    for (const [key, value] of this.#base) {
      if (!this.#changes.has(key)) yield [key, value];
      else yield* this.#changed(key);
    }
    for (const key of this.#changes.keys()) if (!this.#base.has(key)) yield* this.#changed(key);
  }

  /** The keys that two maps may have different values of. */
  differing(other: SharedMap<Value>): Iterable<string> {
    const same = this.#base === other.#base ? [] : [...this.#base.keys(), ...other.#base.keys()];
    return new Set([...same, ...this.#changes.keys(), ...other.#changes.keys()]);
  }

  #changed(key: string): [string, Value][] {
    const value = this.#changes.get(key);
    return value === undefined ? [] : [[key, value]];
  }
}
