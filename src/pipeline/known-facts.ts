/**
 * The annotations that hold at a place of a pipeline. One that several analyses add up to holds when all of these have
 * run; one that a step outdates holds again when another adds it anew.
 */
export class KnownFacts {
  /** By annotation: the analyses that are yet to complete it. */
  readonly #known = new Map<string, Set<string>>();
  /** The step that last outdated an annotation. */
  readonly #outdated = new Map<string, string>();

  constructor(
    given: Iterable<string>,
    /** By annotation: the analyses that complete it. */
    readonly completers: ReadonlyMap<string, readonly string[]>,
  ) {
    this.add(given);
  }

  /** Whether the step `reader` can rely on an annotation. */
  has(name: string, reader: string): boolean {
    const pending = this.#known.get(name);
    return pending !== undefined && [...pending].every((it) => it === reader);
  }

  add(names: Iterable<string>): void {
    for (const it of names) {
      if (!this.#known.has(it)) this.#known.set(it, new Set(this.completers.get(it)));
      this.#outdated.delete(it);
    }
  }

  complete(names: Iterable<string>, analysis: string): void {
    for (const it of names) this.#known.get(it)?.delete(analysis);
  }

  outdate(names: Iterable<string>, step: string): void {
    for (const it of names) {
      this.#known.delete(it);
      this.#outdated.set(it, step);
    }
  }

  /** Why an annotation does not hold. */
  whyNot(name: string): string {
    const pending = this.#known.get(name);
    if (pending !== undefined) return `${[...pending].join(', ')} must complete it first`;
    const step = this.#outdated.get(name);
    return step === undefined
      ? 'nothing before it adds it'
      : `${step} outdates it, and nothing after that adds it anew`;
  }
}
