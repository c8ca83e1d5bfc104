/** How far a command is, at the end of a terminal while nothing else is printed; elsewhere nothing is shown. */
export class Progress {
  readonly #isShown: boolean;
  #done = 0;

  constructor(
    readonly all: number,
    isWanted: boolean,
    readonly stream: NodeJS.WriteStream = process.stderr,
  ) {
    this.#isShown = isWanted && all > 1 && stream.isTTY;
    this.#draw();
  }

  /** Makes room for what is printed. */
  clear(): void {
    if (this.#isShown) this.stream.write('\r\x1b[2K');
  }

  step(): void {
    this.#done += 1;
    if (this.#done < this.all) this.#draw();
  }

  #draw(): void {
    if (!this.#isShown) return;
    const width = 30;
    const full = Math.floor((width * this.#done) / this.all);
    const bar = '#'.repeat(full) + '-'.repeat(width - full);
    this.stream.write(`[${bar}] ${this.#done} of ${this.all}`);
  }
}
