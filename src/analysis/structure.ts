/**
 * What is known of how a value is built: whether it is a cell array or a structure, and what its cells and fields are.
 * Structures that are found to be one are merged (union-find), with all that they hold.
 */
export class Structure {
  #merged: Structure | undefined;
  #isContainer = false;
  #isArray = false;
  #cell: Structure | undefined;
  /** What all fields are, where one was used by a name that is computed. */
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

  markContainer(): void {
    this.#root.#isContainer = true;
  }

  markArray(): void {
    this.#root.#isArray = true;
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
    for (const it of root.#fields.values()) all.unify(it);
    return all;
  }

  unify(other: Structure): void {
    const one = this.#root;
    const two = other.#root;
    if (one === two) return;
    two.#merged = one;
    one.#isContainer ||= two.#isContainer;
    one.#isArray ||= two.#isArray;
    // What the other alone has is taken over as it is: a structure may be part of itself.
    const { cell, anyField } = { cell: two.#cell, anyField: two.#anyField };
    if (cell !== undefined && one.#cell !== undefined) one.#cell.unify(cell);
    else one.#cell ??= cell;
    for (const [name, it] of two.#fields) {
      const known = one.#root.#anyField ?? one.#root.#fields.get(name);
      if (known === undefined) one.#root.#fields.set(name, it);
      else known.unify(it);
    }
    if (anyField !== undefined) one.#root.anyField.unify(anyField);
  }

  get #root(): Structure {
    if (this.#merged === undefined) return this;
    this.#merged = this.#merged.#root;
    return this.#merged;
  }
}
