import { normalizeRequest } from '../../cache/normalize-request.js';
import type { DiagnosticCode } from '../../diagnostic/catalogue.js';
import type { StepTiming } from '../../contract/answer.js';
import { version } from '../../base/version.js';
import type { TaskResult } from '../../work/task.js';
import { GivenUp } from '../../work/work-refused.js';
import type { WorkerPool } from '../../work/worker-pool.js';
import type { IdentifiedProgram } from './identify.js';
import { keepAnswer, type CachedAnswer } from './cached-answer.js';
import type { SharedAnswers } from '../shared/shared-answers.js';
import type { CachedAnswers } from './cached-answers.js';

/** Where an answer came from: `joined` shared the work of another request that was under way. */
export type AnswerOrigin = 'memory' | 'disk' | 'shared' | 'joined' | 'made';

/** An answer and what became known on the way to it. */
export interface Served {
  readonly answer: CachedAnswer;
  readonly origin: AnswerOrigin;
  readonly timings: readonly StepTiming[];
}

/** Who wants an answer, and how. */
export interface Asker {
  /** Aborted when it is no longer waited for. */
  readonly signal: AbortSignal;
  /** Work is counted for the first who asks for it. */
  readonly client?: string;
  /** Whether the answer is to be made even if it was kept. */
  readonly isAnew?: boolean;
}

/** Work for all requests of one key at a time: it is given up when the last of them is. */
interface Flight {
  readonly result: Promise<Served>;
  readonly abandon: AbortController;
  waiting: number;
}

/** Faults of the server, not of the program: another time it may go well. */
const faults: ReadonlySet<DiagnosticCode> = new Set(['E901', 'E903']);

/** Whether an answer reports a fault of ours. */
export function isFault({ diagnostics }: Pick<CachedAnswer, 'diagnostics'>): boolean {
  return diagnostics.some(({ code }) => faults.has(code));
}

/** Gives answers: those that were kept, or has them made, once for all who ask for the same meanwhile. */
export class Answers {
  readonly #flights = new Map<string, Flight>();

  constructor(
    readonly kept: CachedAnswers,
    readonly pool: Pick<WorkerPool, 'run'>,
    readonly shared?: SharedAnswers,
  ) {}

  /** `anew` has the answer made even if it was kept. It is no longer waited for when `signal` says so. */
  async get(program: IdentifiedProgram, asker: Asker): Promise<Served> {
    const { key } = program;
    const { signal, isAnew = false } = asker;
    const found = isAnew ? undefined : this.kept.get(key);
    if (found !== undefined) return { answer: found.answer, origin: found.from, timings: [] };
    const other = this.#flights.get(key);
    if (other === undefined) return this.#wait(this.#depart(program, asker), signal);
    try {
      const served = await this.#wait(other, signal);
      // Others may have asked for one that was kept.
      if (isAnew && served.origin !== 'made') return await this.get(program, asker);
      return { ...served, origin: 'joined' };
    } catch (error) {
      // All who had asked before may have left while we came.
      if (error instanceof GivenUp && !signal.aborted) return this.get(program, asker);
      throw error;
    }
  }

  #depart(program: IdentifiedProgram, asker: Asker): Flight {
    const abandon = new AbortController();
    const result = this.#obtain(program, { ...asker, signal: abandon.signal }).finally(() => {
      this.#flights.delete(program.key);
    });
    const flight = { result, abandon, waiting: 0 };
    this.#flights.set(program.key, flight);
    return flight;
  }

  /** Work begins at once where no one shares answers. */
  async #obtain(program: IdentifiedProgram, asker: Asker): Promise<Served> {
    if (asker.isAnew === true || this.shared === undefined) return this.#make(program, asker);
    const answer = await this.shared.get(program.key);
    if (answer === undefined) return this.#make(program, asker);
    this.kept.put(program.key, answer);
    return { answer, origin: 'shared', timings: [] };
  }

  async #make(program: IdentifiedProgram, { signal, client }: Asker): Promise<Served> {
    const { key, files } = program;
    // The result depends on the key only: not on how a request spells the options.
    const request = normalizeRequest(program.request);
    const made: TaskResult = await this.pool.run({ request, files }, signal, client);
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
