/** So much is done for a function; then it is left, and nothing is said of it. */
const most = 4_000_000;

/** Counts what is done for a function: those of unusual size and nesting must not take long. */
export class Work {
  #left = most;

  get isTooMuch(): boolean {
    return this.#left < 0;
  }

  add(amount: number): void {
    this.#left -= amount;
  }
}
