import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CachedAnswer } from '../../../src/server/answers/cached-answer.js';
import { SharedAnswers } from '../../../src/server/shared/shared-answers.js';

const answer: CachedAnswer = { files: [{ name: 'a_f.m', text: 'x' }], diagnostics: [], generator: '' };
const kept = new Map<string, string>();
const faults: unknown[] = [];
let asked = 0;
let isAway = false;
const contact = async <Reply>(reply: () => Reply): Promise<Reply> => {
  asked += 1;
  return isAway ? Promise.reject(new Error('Command timed out')) : Promise.resolve(reply());
};
const redis = {
  getex: async (place: string) => contact(() => kept.get(place) ?? null),
  mget: async (places: string[]) => contact(() => places.map((it) => kept.get(it) ?? null)),
  set: async (place: string, text: string) => contact(() => (kept.set(place, text), 'OK')),
};
const open = (): SharedAnswers =>
  new SharedAnswers(redis as unknown as SharedAnswers['redis'], (fault) => faults.push(fault));

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  faults.length = 0;
  asked = 0;
  isAway = false;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('SharedAnswers', () => {
  it('takes no answer for that of another key', async () => {
    const shared = open();
    await shared.put('one', answer);
    for (const [place, text] of [...kept]) kept.set(place.replace('one', 'two'), text);
    expect(await shared.get('one')).toEqual(answer);
    expect(await shared.get('two')).toBeUndefined();
    expect(await shared.getAll(['one', 'two'])).toEqual([answer, undefined]);
  });

  it('does not ask a Redis again and again that gave no answer', async () => {
    const shared = open();
    await shared.put('one', answer);
    isAway = true;
    asked = 0;
    for (let k = 0; k < 5; k += 1) expect(await shared.get('one')).toBeUndefined();
    expect([asked, faults.length]).toEqual([1, 1]);
    isAway = false;
    vi.advanceTimersByTime(20_000);
    expect(await shared.get('one')).toEqual(answer);
  });
});
