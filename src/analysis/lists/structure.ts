/**
 * The structure of a value: whether it is a cell array or a structure, and what its cells and fields are. Structures that
 * are found to be one are merged (union-find), with all that they hold.
 */
export class Structure {
  #merged: Structure | undefined;
  #isContainer = false;
  #isArray = false;
  #isOne = false;
  #cell: Structure | undefined;
  /** The structure of all fields, where one was used by a name that is computed. */
  #anyField: Structure | undefined;
  readonly #fields = new Map<string, Structure>();

  static container(): Structure {
    const made = new Structure();
    made.markContainer();
    return made;
  }

  get isContainer(): boolean {
    return this.#root.#isContainer;
  }

  /** Whether it may be a structure array of several elements. */
  get isArray(): boolean {
    return this.#root.#isArray;
  }

  /** Whether it is used as only one structure can be. */
  get isOne(): boolean {
    return this.#root.#isOne;
  }

  markContainer(): void {
    this.#root.#isContainer = true;
  }

  markArray(): void {
    this.#root.#isArray = true;
  }

  markOne(): void {
    this.#root.#isOne = true;
  }

  /** The structure of its cells, of which it then is known to have some. */
  get cell(): Structure {
    const root = this.#root;
    root.#isContainer = true;
    return (root.#cell ??= new Structure());
  }

  /** The structure of a field. */
  field(name: string): Structure {
    const root = this.#root;
    root.#isContainer = true;
    if (root.#anyField !== undefined) return root.#anyField;
    const known = root.#fields.get(name) ?? new Structure();
    root.#fields.set(name, known);
    return known;
  }

  /** The structure of all fields together. */
  get anyField(): Structure {
    const root = this.#root;
    root.#isContainer = true;
    if (root.#anyField !== undefined) return root.#anyField;
    const all = (root.#anyField = new Structure());
    for (const it of root.#takeFields()) all.unify(it);
    return all;
  }

  unify(other: Structure): void {
    const one = this.#root;
    const two = other.#root;
    if (one === two) return;
    two.#merged = one;
    one.#isContainer ||= two.#isContainer;
    one.#isArray ||= two.#isArray;
    one.#isOne ||= two.#isOne;
    // A structure may be part of itself: what the other has is taken over before parts that both have become one.
    const twins: (readonly [Structure, Structure])[] = [];
    if (one.#cell !== undefined && two.#cell !== undefined) twins.push([one.#cell, two.#cell]);
    if (one.#anyField !== undefined && two.#anyField !== undefined)
      twins.push([one.#anyField, two.#anyField]);
    one.#cell ??= two.#cell;
    one.#anyField ??= two.#anyField;
    for (const [name, it] of two.#fields) {
      const known = one.#fields.get(name);
      if (known === undefined) one.#fields.set(name, it);
      else twins.push([known, it]);
    }
    const all = one.#anyField;
    if (all !== undefined) twins.push(...one.#takeFields().map((it) => [all, it] as const));
    for (const [mine, its] of twins) mine.unify(its);
  }

  /** The structures of the fields, which are no longer distinguished then. */
  #takeFields(): Structure[] {
    const taken = [...this.#fields.values()];
    this.#fields.clear();
    return taken;
  }

  get #root(): Structure {
    if (this.#merged === undefined) return this;
    this.#merged = this.#merged.#root;
    return this.#merged;
  }
}
