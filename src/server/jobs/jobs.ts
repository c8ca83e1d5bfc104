import { setTimeout } from 'node:timers/promises';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { contentHash } from '../../cache/content-hash.js';
import { identify, type IdentifiedProgram } from '../answers/identify.js';
import type { CachedAnswer } from '../answers/cached-answer.js';
import type { RequestedProgram } from '../answers/program.js';
import type { SharedAnswers } from '../shared/shared-answers.js';
import { withRoom } from '../shared/with-room.js';
import { JobBudget, type JobLimits } from './job-budget.js';
import { programStates } from './program-states.js';
import { programQueue, type QueuedProgram } from './program-queue.js';
import { turnsFor } from './turns.js';

/** How far a program of a job is. */
export type ProgramState = 'waiting' | 'running' | 'done' | 'failed';

/** A program of a job. */
export interface JobProgram {
  readonly program: IdentifiedProgram;
  readonly state: ProgramState;
  /** When it is done, and the answer is among those that were asked for. */
  readonly answer?: CachedAnswer | undefined;
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
  /** The number of the program, from 0, whose answer is the first that had no room. */
  readonly next?: number | undefined;
}

/** Which answers of a job are wanted: from that of a program on, as many as have room, and one at least. */
export interface AnswerPage {
  /** The number of the program, from 0. */
  readonly from: number;
  /** Bytes of answers as they are kept. */
  readonly room: number;
}

/** Characters of jobs that are not read from Redis anew: whoever waits for one, or reads its pages, asks again and again. */
const memory = 32 * 1024 * 1024;

/** Milliseconds in which Redis answers, or is said to be silent. */
const soon = 300;

/** Seconds for which jobs are known: a day. */
const lifetime = 24 * 60 * 60;

/** Seconds for which they are known when all of their answers were given: an hour. */
const afterwards = 60 * 60;

/**
 * Jobs of many programs, which workers of any machine do. A job has the key of what it consists of, a program that of
 * its answer: what is posted twice is done once. All of this lies in Redis, and every method rejects while that is away.
 */
export class Jobs {
  readonly #budget: JobBudget;
  readonly #known = new LRUCache<string, readonly IdentifiedProgram[]>({ maxSize: memory });
  #opened: Promise<Queue<QueuedProgram>> | undefined;

  constructor(
    readonly redis: Redis,
    readonly answers: SharedAnswers,
    limits: JobLimits,
    readonly onFault: (error: unknown) => void,
  ) {
    this.#budget = new JobBudget(redis, limits);
  }

  /** Loads what is needed for the first job, which would hold up everybody else. */
  async open(): Promise<void> {
    await this.#queue().catch(this.onFault);
  }

  /**
   * Puts those of a client's programs on the queue that are neither done nor under way; those that failed once more.
   * Without a page, no answers are given.
   */
  async submit(given: readonly RequestedProgram[], client: string, page?: AnswerPage): Promise<JobState> {
    const programs = given.map(identify);
    const id = contentHash(JSON.stringify(programs.map((it) => [it.key, namesOf(it)])));
    const text = JSON.stringify(given);
    const size = { programs: given.length, bytes: Buffer.byteLength(text) };
    return withRoom(this.redis, async () => {
      await this.#budget.reserve(id, client, size, lifetime);
      await this.redis.set(placeOf(id), text, 'EX', lifetime);
      return this.#stateOf(id, programs, page, client);
    });
  }

  /**
   * How far a job is; undefined for one that is not known. Programs whose answers went meanwhile are done again. The job
   * may have reached a server of another build: keys are our own, as what workers of ours make is no answer for others.
   */
  async find(id: string, page?: AnswerPage): Promise<JobState | undefined> {
    const programs = await this.#programsOf(id);
    return programs === undefined ? undefined : this.#stateOf(id, programs, page);
  }

  /** Makes room for others when a client has what it asked for: its last page. */
  async conclude(id: string, client: string): Promise<void> {
    await this.redis.expire(placeOf(id), afterwards);
    await this.#budget.shorten(id, client, afterwards);
  }

  /** How the connection to Redis stands; `silent` where it is there, and nothing answers. */
  async state(): Promise<string> {
    const { status } = this.redis;
    if (status !== 'ready') return status;
    const answered = this.redis.ping().then(
      () => status,
      () => 'silent',
    );
    return Promise.race([answered, setTimeout(soon, 'silent', { ref: false })]);
  }

  /** How many programs wait for workers, and how many these have. */
  async counts(): Promise<{ readonly waiting: number; readonly running: number }> {
    const queue = await this.#queue();
    const {
      prioritized = 0,
      delayed = 0,
      active = 0,
    } = await queue.getJobCounts('prioritized', 'delayed', 'active');
    return { waiting: prioritized + delayed, running: active };
  }

  async close(): Promise<void> {
    await (await this.#opened)?.close();
  }

  async #programsOf(id: string): Promise<readonly IdentifiedProgram[] | undefined> {
    const known = this.#known.get(id);
    if (known !== undefined && (await this.redis.exists(placeOf(id))) === 1) return known;
    const text = await this.redis.get(placeOf(id));
    if (text === null) return undefined;
    const programs = (JSON.parse(text) as RequestedProgram[]).map(identify);
    this.#known.set(id, programs, { size: text.length });
    return programs;
  }

  /** How far a job is. Puts on the queue what is lost and, if a client posts the job again, what failed. */
  async #stateOf(
    id: string,
    programs: readonly IdentifiedProgram[],
    page: AnswerPage | undefined,
    client?: string,
  ): Promise<JobState> {
    const keys = programs.map(({ key }) => key);
    // Answers are looked for afterwards: a program leaves the queue when its answer is there.
    const states = await programStates(this.redis, await this.#queue(), keys);
    const lengths = await this.answers.lengths(keys);
    const first = page?.from ?? keys.length;
    const next = page === undefined ? undefined : nextOf(lengths, page);
    const answers = await this.answers.getAll(keys.slice(first, next));
    const known = programs.map((program, index): KnownProgram => {
      const { state, reason } = { reason: undefined, ...states[index]! };
      const isOnPage = index >= first && index < (next ?? keys.length);
      const answer = isOnPage ? answers[index - first] : undefined;
      // One that is damaged, or went just now, is none.
      const isDone = isOnPage ? answer !== undefined : lengths[index] !== 0;
      return isDone ? { program, state: 'done', answer } : { program, state, reason };
    });
    return { id, programs: await this.#enqueue(known, client), next };
  }

  /** Puts the programs that are lost on the queue, and those that failed if a client posts them again. */
  async #enqueue(programs: readonly KnownProgram[], client: string | undefined): Promise<JobProgram[]> {
    const isWanted = (state: KnownProgram['state']): state is 'lost' | 'failed' =>
      state === 'lost' || (client !== undefined && state === 'failed');
    const wanted = programs.filter(({ state }) => isWanted(state));
    if (wanted.length > 0) {
      const queue = await this.#queue();
      // A program that failed stays under its key, and would be no new one.
      const failed = wanted.filter(({ state }) => state === 'failed');
      await Promise.all(failed.map(async ({ program }) => queue.remove(program.key)));
      const turns = await turnsFor(queue, this.redis, client ?? '', wanted.length);
      await queue.addBulk(
        wanted.map(({ program: { key, request, files } }, index) => ({
          name: 'program',
          data: { key, program: { request, files } },
          opts: { jobId: key, priority: turns[index]! },
        })),
      );
    }
    return programs.map(({ state, reason, ...it }) =>
      isWanted(state) ? { ...it, state: 'waiting' } : { ...it, state, reason },
    );
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

/** The number of the first program whose answer is there and has no room on a page. */
function nextOf(lengths: readonly number[], { from, room }: AnswerPage): number | undefined {
  let sum = 0;
  const next = lengths.findIndex((length, index) => {
    if (index < from || length === 0) return false;
    sum += length;
    const isFirst = sum === length;
    return !isFirst && sum > room;
  });
  return next === -1 ? undefined : next;
}

function namesOf({ request, files }: RequestedProgram): string[] {
  return [...files, ...(request.rules ?? [])].map(({ name }) => name);
}

function placeOf(id: string): string {
  return `adjoinery:job:${id}`;
}
