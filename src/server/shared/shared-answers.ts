import type { Redis } from 'ioredis';
import { checkedText, withChecksum } from '../../cache/checked-text.js';
import type { CachedAnswer } from '../answers/cached-answer.js';
import { answerPrefix } from './answer-prefix.js';
import { withRoom } from './with-room.js';

/** Answers that nobody asks for go after so many seconds: a week. */
const lifetime = 7 * 24 * 60 * 60;

/** Milliseconds for which a Redis that gave no answer is not asked for others: one that hangs would hold up every request. */
const rest = 15_000;

/** How many bytes each of KEYS takes: all are asked for at once. */
const lengths = `
local found = {}
for index, key in ipairs(KEYS) do found[index] = redis.call('STRLEN', key) end
return found`;

/** Answers by their keys in Redis, for all servers and workers that use it: whole or not at all, with checksums. */
export class SharedAnswers {
  #restsUntil = 0;

  constructor(
    readonly redis: Pick<Redis, 'eval' | 'getex' | 'mget' | 'scan' | 'set' | 'unlink'>,
    readonly onFault: (error: unknown) => void,
  ) {}

  /** An answer that is there; a Redis that is away has none, and is not asked for a while. */
  async get(key: string): Promise<CachedAnswer | undefined> {
    if (performance.now() < this.#restsUntil) return undefined;
    try {
      return answerOf(key, await this.redis.getex(placeOf(key), 'EX', lifetime));
    } catch (error) {
      this.#restsUntil = performance.now() + rest;
      this.onFault(error);
      return undefined;
    }
  }

  /** How many bytes each answer takes, and 0 where there is none. Rejects while Redis is away, as do those below. */
  async lengths(keys: readonly string[]): Promise<number[]> {
    return (await this.redis.eval(lengths, keys.length, ...keys.map(placeOf))) as number[];
  }

  /** Those of the answers that are there. */
  async getAll(keys: readonly string[]): Promise<(CachedAnswer | undefined)[]> {
    const texts = keys.length === 0 ? [] : await this.redis.mget(keys.map(placeOf));
    return keys.map((key, index) => answerOf(key, texts[index] ?? null));
  }

  async put(key: string, answer: CachedAnswer): Promise<void> {
    const text = withChecksum(key, JSON.stringify(answer));
    await withRoom(this.redis, async () => this.redis.set(placeOf(key), text, 'EX', lifetime));
  }

  /** Keeps an answer if it can be kept: a Redis that is away is no reason to give none. */
  async offer(key: string, answer: CachedAnswer): Promise<void> {
    try {
      await this.put(key, answer);
    } catch (error) {
      this.onFault(error);
    }
  }
}

function answerOf(key: string, content: string | null): CachedAnswer | undefined {
  const text = content === null ? undefined : checkedText(key, content);
  return text === undefined ? undefined : (JSON.parse(text) as CachedAnswer);
}

function placeOf(key: string): string {
  return `${answerPrefix}${key}`;
}
