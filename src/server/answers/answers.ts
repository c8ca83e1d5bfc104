import { answerKey } from '../../cache/answer-key.js';
import { normalizeRequest } from '../../cache/normalize-request.js';
import type { DiagnosticCode } from '../../diagnostic/catalogue.js';
import type { StepTiming } from '../../pipeline/run.js';
import { version } from '../../version.js';
import type { TaskResult } from '../work/task.js';
import { GivenUp } from '../work/work-refused.js';
import type { WorkerPool } from '../work/worker-pool.js';
import { keepAnswer, type KeptAnswer, type Program } from './kept-answer.js';
import type { SharedAnswers } from '../shared/shared-answers.js';
import type { KeptAnswers } from './kept-answers.js';

/** Where an answer came from: `joined` shared the work of another request that was under way. */
export type AnswerOrigin = 'memory' | 'disk' | 'shared' | 'joined' | 'made';

/** An answer and what became known on the way to it. */
export interface Served {
  readonly answer: KeptAnswer;
  readonly origin: AnswerOrigin;
  readonly timings: readonly StepTiming[];
}

/** Work for all requests of one key at a time: it is given up when the last of them is. */
interface Flight {
  readonly result: Promise<Served>;
  readonly abandon: AbortController;
  waiting: number;
}

/** What is wrong with the server, not with the program: another time it may go well. */
const faults: ReadonlySet<DiagnosticCode> = new Set(['E901', 'E903']);

/** Whether an answer tells of a fault of ours. */
export function isFault({ diagnostics }: Pick<KeptAnswer, 'diagnostics'>): boolean {
  return diagnostics.some(({ code }) => faults.has(code));
}

/** Gives answers: those that were kept, or has them made, once for all who ask for the same meanwhile. */
export class Answers {
  readonly #flights = new Map<string, Flight>();

  constructor(
    readonly kept: KeptAnswers,
    readonly pool: Pick<WorkerPool, 'run'>,
    readonly shared?: SharedAnswers,
  ) {}

  /** `anew` has the answer made even if it was kept. It is no longer waited for when `signal` says so. */
  async get(key: string, program: Program, signal: AbortSignal, anew = false): Promise<Served> {
    const found = anew ? undefined : this.kept.get(key);
    if (found !== undefined) return { answer: found.answer, origin: found.from, timings: [] };
    const other = this.#flights.get(key);
    if (other === undefined) return this.#wait(this.#depart(key, program, anew), signal);
    try {
      const served = await this.#wait(other, signal);
      // Others may have asked for one that was kept.
      if (anew && served.origin !== 'made') return await this.get(key, program, signal, anew);
      return { ...served, origin: 'joined' };
    } catch (error) {
      // All who had asked before may have left while we came.
      if (error instanceof GivenUp && !signal.aborted) return this.get(key, program, signal, anew);
      throw error;
    }
  }

  #depart(key: string, program: Program, anew: boolean): Flight {
    const abandon = new AbortController();
    const result = this.#obtain(key, program, abandon.signal, anew).finally(() => {
      this.#flights.delete(key);
    });
    const flight = { result, abandon, waiting: 0 };
    this.#flights.set(key, flight);
    return flight;
  }

  /** Work begins at once where no one shares answers. */
  async #obtain(key: string, program: Program, signal: AbortSignal, anew: boolean): Promise<Served> {
    if (anew || this.shared === undefined) return this.#make(key, program, signal);
    const answer = await this.shared.get(key);
    if (answer === undefined) return this.#make(key, program, signal);
    this.kept.put(key, answer);
    return { answer, origin: 'shared', timings: [] };
  }

  async #make(key: string, program: Program, signal: AbortSignal): Promise<Served> {
    // What is made depends on the key only: not on how a request spells the options.
    const request = normalizeRequest(program.request);
    const made: TaskResult = await this.pool.run({ request, files: program.files }, signal);
    const answer = keepAnswer(made, { ...program, request }, `Adjoinery ${version}`);
    if (!isFault(answer)) {
      this.kept.put(key, answer);
      void this.shared?.offer(key, answer);
    }
    return { answer, origin: 'made', timings: made.timings };
  }

  async #wait(flight: Flight, signal: AbortSignal): Promise<Served> {
    flight.waiting += 1;
    let leave: (() => void) | undefined;
    const left = new Promise<never>((_, reject) => {
      leave = () => {
        reject(new GivenUp());
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
    });
    try {
      return await Promise.race([flight.result, left]);
    } finally {
      if (leave !== undefined) signal.removeEventListener('abort', leave);
      flight.waiting -= 1;
      if (flight.waiting === 0) flight.abandon.abort();
    }
  }
}

/** The key of the answer for a program. */
export function keyOf({ request, files }: Program): string {
  return answerKey(request, files);
}
