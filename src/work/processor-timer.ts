import { threadTime, type MeasuredThread } from './thread-time.js';

/** A thread that others leave no processor for is waited for this many times as long. */
const patience = 5;

/** Milliseconds after which it is looked again at the earliest. */
const shortest = 10;

/**
 * Calls back when a thread has worked for so many seconds: of processor time where that can be known, as on a busy machine
 * more time goes by than the work takes.
 */
export class ProcessorTimer {
  readonly #start = performance.now();
  #startTime: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    readonly thread: MeasuredThread,
    readonly seconds: number,
    readonly over: () => void,
  ) {
    void this.#begin();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #begin(): Promise<void> {
    this.#startTime = await threadTime(this.thread);
    await this.#look();
  }

  async #look(): Promise<void> {
    const now = await threadTime(this.thread);
    if (this.#isStopped) return;
    const gone = (performance.now() - this.#start) / 1000;
    const worked = now === undefined || this.#startTime === undefined ? gone : now - this.#startTime;
    const left = Math.min(this.seconds - worked, patience * this.seconds - gone);
    if (left <= 0) this.over();
    else this.#timer = setTimeout(() => void this.#look(), Math.max(shortest, left * 1000));
  }
}
