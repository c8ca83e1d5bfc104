/** Numbers for things, from one, in the order in which they are asked for. */
export class Numbering<T> {
  readonly #numbers = new Map<T, number>();

  of(it: T): number {
    const known = this.#numbers.get(it) ?? this.#numbers.size + 1;
    this.#numbers.set(it, known);
    return known;
  }
}
