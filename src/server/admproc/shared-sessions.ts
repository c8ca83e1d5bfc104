import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Source } from '../../matlab/source.js';
import {
  idleMinutes,
  type AdmprocSession,
  type AdmprocSessions,
  type SessionKeeper,
} from './admproc-sessions.js';

/** A session as JSON can hold it. */
interface WrittenSession {
  readonly files: readonly Source[];
  readonly asked: readonly string[];
  readonly outputs: readonly (readonly [name: string, code: string])[];
}

/**
 * Sessions in Redis, as each request of a client may reach another server. They are in memory, too: while Redis is
 * away, clients whose requests all come here go on.
 */
export class SharedSessions implements SessionKeeper {
  constructor(
    readonly redis: Pick<Redis, 'getex' | 'set'>,
    readonly own: AdmprocSessions,
    readonly onFault: (error: unknown) => void,
  ) {}

  async get(id: string): Promise<AdmprocSession | undefined> {
    try {
      const text = await this.redis.getex(placeOf(id), 'EX', idleMinutes * 60);
      if (text !== null) return readSession(text);
    } catch (error) {
      this.onFault(error);
    }
    return this.own.get(id);
  }

  async put(session: AdmprocSession, id: string = randomUUID()): Promise<string> {
    this.own.put(session, id);
    try {
      await this.redis.set(placeOf(id), writeSession(session), 'EX', idleMinutes * 60);
    } catch (error) {
      this.onFault(error);
    }
    return id;
  }
}

function writeSession({ files, asked, outputs }: AdmprocSession): string {
  const written: WrittenSession = { files: [...files.values()], asked: [...asked], outputs: [...outputs] };
  return JSON.stringify(written);
}

function readSession(text: string): AdmprocSession {
  const { files, asked, outputs } = JSON.parse(text) as WrittenSession;
  return {
    files: new Map(files.map((it) => [it.name, it])),
    asked: new Set(asked),
    outputs: new Map(outputs),
  };
}

function placeOf(id: string): string {
  return `adjoinery:session:${id}`;
}
