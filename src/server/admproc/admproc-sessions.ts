import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Source } from '../../matlab/source.js';

/** The fields that one run of a client has sent and got so far. */
export interface AdmprocSession {
  /** By name; the first is the one that the run is about. */
  readonly files: ReadonlyMap<string, Source>;
  /** Functions that the client was asked for already. */
  readonly asked: ReadonlySet<string>;
  /** Generated code by the name of the file. */
  readonly outputs: ReadonlyMap<string, string>;
}

/** Where the sessions of clients are kept. */
export interface SessionKeeper {
  get(id: string): AdmprocSession | undefined | Promise<AdmprocSession | undefined>;
  /** Keeps a session under its id, or under a new one, which it gives. */
  put(session: AdmprocSession, id?: string): string | Promise<string>;
}

/** Minutes after which a session that nobody uses is over. */
export const idleMinutes = 10;

const limits = { sessions: 1000, characters: 64 * 1024 * 1024, idleMinutes };

/** Sessions in memory, by ids that nobody can guess. Those not used for long go, and the oldest where they become too many. */
export class AdmprocSessions implements SessionKeeper {
  readonly #sessions: LRUCache<string, AdmprocSession>;

  constructor({ sessions, characters, idleMinutes } = limits) {
    this.#sessions = new LRUCache({
      max: sessions,
      maxSize: characters,
      sizeCalculation: sizeOf,
      ttl: idleMinutes * 60 * 1000,
      updateAgeOnGet: true,
    });
  }

  get(id: string): AdmprocSession | undefined {
    return this.#sessions.get(id);
  }

  put(session: AdmprocSession, id: string = randomUUID()): string {
    this.#sessions.set(id, session);
    return id;
  }
}

function sizeOf({ files, outputs }: AdmprocSession): number {
  const texts = [...[...files.values()].map((it) => it.text), ...outputs.values()];
  return texts.reduce((sum, it) => sum + it.length, 1);
}
