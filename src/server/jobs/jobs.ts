import type { Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { contentHash } from '../../cache/content-hash.js';
import { keyOf } from '../answers/answers.js';
import type { KeptAnswer, Program } from '../answers/kept-answer.js';
import type { SharedAnswers } from '../shared/shared-answers.js';
import { WorkRefused } from '../work/work-refused.js';
import { programQueue, type QueuedProgram } from './program-queue.js';

/** How far a program of a job is. */
export type ProgramState = 'waiting' | 'running' | 'done' | 'failed';

/** A program of a job. */
export interface JobProgram {
  readonly key: string;
  readonly program: Program;
  readonly state: ProgramState;
  /** When it is done. */
  readonly answer?: KeptAnswer | undefined;
  /** Why it failed. */
  readonly reason?: string | undefined;
}

/** The same, of which perhaps neither an answer nor a place on the queue is there. */
interface KnownProgram extends Omit<JobProgram, 'state'> {
  readonly state: ProgramState | 'lost';
}

/** Programs that were posted together. */
export interface JobState {
  readonly id: string;
  readonly programs: readonly JobProgram[];
}

/** Seconds for which jobs are known: a day. */
const lifetime = 24 * 60 * 60;

/** How many programs may wait for workers. */
const queueLimit = 100_000;

/**
 * Jobs of many programs, which workers of any machine do. A job bears the key of what it consists of, a program that of
 * its answer: what is posted twice is done once. All of this lies in Redis, and every method rejects while that is away.
 */
export class Jobs {
  #opened: Promise<Queue<QueuedProgram>> | undefined;

  constructor(
    readonly redis: Redis,
    readonly answers: SharedAnswers,
    readonly onFault: (error: unknown) => void,
  ) {}

  /** Puts those of the programs on the queue that are neither done nor under way; those that failed once more. */
  async submit(programs: readonly Program[]): Promise<JobState> {
    const queue = await this.#queue();
    if ((await queue.getWaitingCount()) > queueLimit) throw new WorkRefused('queue-full', 60);
    const queued = programs.map(queuedAs);
    const id = contentHash(JSON.stringify(queued.map(({ key, program }) => [key, namesOf(program)])));
    await this.redis.set(placeOf(id), JSON.stringify(queued), 'EX', lifetime);
    const states = await this.#statesOf(queued);
    return { id, programs: await this.#enqueue(states, true) };
  }

  /**
   * How far a job is; undefined for one that is not known. Programs whose answers went meanwhile are done again. The job
   * may have come to a server of another build: keys are our own, as what workers of ours make is no answer for others.
   */
  async find(id: string): Promise<JobState | undefined> {
    const text = await this.redis.get(placeOf(id));
    if (text === null) return undefined;
    const queued = JSON.parse(text) as QueuedProgram[];
    const states = await this.#statesOf(queued.map(({ program }) => queuedAs(program)));
    return { id, programs: await this.#enqueue(states, false) };
  }

  /** How many programs wait for workers, and how many these have. */
  async counts(): Promise<{ readonly waiting: number; readonly running: number }> {
    const queue = await this.#queue();
    const { waiting = 0, delayed = 0, active = 0 } = await queue.getJobCounts('waiting', 'delayed', 'active');
    return { waiting: waiting + delayed, running: active };
  }

  async close(): Promise<void> {
    await (await this.#opened)?.close();
  }

  /** Puts the programs that are lost on the queue, and those that failed if they are to be tried again. */
  async #enqueue(programs: readonly KnownProgram[], again: boolean): Promise<JobProgram[]> {
    const isWanted = (state: KnownProgram['state']): state is 'lost' | 'failed' =>
      state === 'lost' || (again && state === 'failed');
    const wanted = programs.filter(({ state }) => isWanted(state));
    if (wanted.length > 0) {
      const queue = await this.#queue();
      // A program that failed stays under its key, and would be no new one.
      await Promise.all(wanted.map(async ({ key }) => queue.remove(key)));
      await queue.addBulk(
        wanted.map(({ key, program }) => ({ name: 'program', data: { key, program }, opts: { jobId: key } })),
      );
    }
    return programs.map(({ state, reason, ...it }) =>
      isWanted(state) ? { ...it, state: 'waiting' } : { ...it, state, reason },
    );
  }

  async #statesOf(queued: readonly QueuedProgram[]): Promise<KnownProgram[]> {
    // Answers are looked for afterwards: a program leaves the queue when its answer is there.
    const queue = await this.#queue();
    const jobs = await Promise.all(queued.map(async ({ key }) => jobOf(queue, key)));
    const answers = await this.answers.getAll(queued.map(({ key }) => key));
    return queued.map((it, index) => {
      const answer = answers[index];
      return answer === undefined ? { ...it, ...jobs[index]! } : { ...it, state: 'done', answer };
    });
  }

  /** The queue, which can be opened only while Redis answers. */
  async #queue(): Promise<Queue<QueuedProgram>> {
    this.#opened ??= programQueue(this.redis, this.onFault);
    try {
      return await this.#opened;
    } catch (error) {
      this.#opened = undefined;
      throw error;
    }
  }
}

function queuedAs(program: Program): QueuedProgram {
  return { key: keyOf(program), program };
}

async function jobOf(
  queue: Queue<QueuedProgram>,
  key: string,
): Promise<Pick<KnownProgram, 'state' | 'reason'>> {
  const state = await queue.getJobState(key);
  if (state === 'failed') {
    const job = (await queue.getJob(key)) as Job<QueuedProgram> | undefined;
    return { state, reason: job?.failedReason };
  }
  if (state === 'active') return { state: 'running' };
  return { state: state === 'unknown' || state === 'completed' ? 'lost' : 'waiting' };
}

function namesOf({ request, files }: Program): string[] {
  return [...files, ...(request.rules ?? [])].map(({ name }) => name);
}

function placeOf(id: string): string {
  return `adjoinery:job:${id}`;
}
