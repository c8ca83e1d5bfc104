import { LRUCache } from 'lru-cache';
import { contentHash } from '../../cache/content-hash.js';
import type { ContentStore } from '../../cache/content-store.js';
import type { CachedAnswer } from './cached-answer.js';

/** An answer that was kept, and where. */
export interface Found {
  readonly answer: CachedAnswer;
  readonly from: 'memory' | 'disk';
}

/** Objects take more memory than the text that they are read from. */
const memoryPerCharacter = 2;

/** Answers by their keys: those used last in memory, more of them on the disk, which other processes may share. */
export class CachedAnswers {
  readonly #memory: LRUCache<string, CachedAnswer> | undefined;
  #isWritable = true;

  /** `memory` is in bytes; without a store, nothing outlives the process. */
  constructor(
    memory: number,
    readonly store: ContentStore | undefined,
    readonly onFault: (error: unknown) => void,
  ) {
    this.#memory = memory > 0 ? new LRUCache({ maxSize: memory }) : undefined;
  }

  get(key: string): Found | undefined {
    const inMemory = this.#memory?.get(key);
    if (inMemory !== undefined) return { answer: inMemory, from: 'memory' };
    const text = this.store?.get(placeOf(key));
    if (text === undefined) return undefined;
    const answer = JSON.parse(text) as CachedAnswer;
    this.#remember(key, answer, text);
    return { answer, from: 'disk' };
  }

  /** A disk that is full or read-only is no reason to give no answer. */
  put(key: string, answer: CachedAnswer): void {
    const text = JSON.stringify(answer);
    this.#remember(key, answer, text);
    try {
      this.store?.put(placeOf(key), text);
    } catch (error) {
      this.#isWritable = false;
      this.onFault(error);
    }
  }

  /** Removes what does not fit on the disk any more: the limit may have been another one before. */
  fit(): void {
    try {
      this.store?.fit();
    } catch (error) {
      this.onFault(error);
    }
  }

  /** Whether answers can be kept on the disk; where none are to be, nothing is in the way. That they cannot is reported once. */
  isWritable(): boolean {
    try {
      this.store?.put(contentHash('probe'), '');
      this.#isWritable = true;
    } catch (error) {
      if (this.#isWritable) this.onFault(error);
      this.#isWritable = false;
    }
    return this.#isWritable;
  }

  #remember(key: string, answer: CachedAnswer, text: string): void {
    this.#memory?.set(key, answer, { size: memoryPerCharacter * text.length });
  }
}

/** Answers of the command line lie in the same store under other names: theirs know of files that were looked for. */
function placeOf(key: string): string {
  return contentHash('served', key);
}
