import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AdmprocSessions, type AdmprocSession } from '../../src/server/admproc/admproc-sessions.js';

function session(name: string, length = 1): AdmprocSession {
  return {
    files: new Map([[name, { name, text: 'x'.repeat(length) }]]),
    asked: new Set(),
    outputs: new Map([['a', 'y']]),
  };
}

describe('sessions', () => {
  it('have ids of their own, under which they change', () => {
    const sessions = new AdmprocSessions();
    const [one, other] = [sessions.put(session('f.m')), sessions.put(session('g.m'))];
    sessions.put(session('h.m'), one);
    expect([...(sessions.get(one)?.files.keys() ?? [])]).toEqual(['h.m']);
    expect([...(sessions.get(other)?.files.keys() ?? [])]).toEqual(['g.m']);
  });

  it('go when nobody has used them for a time', async () => {
    const sessions = new AdmprocSessions({ sessions: 9, characters: 99, idleMinutes: 0.05 / 60 });
    const id = sessions.put(session('f.m'));
    await setTimeout(200);
    expect(sessions.get(id)).toBeUndefined();
  });

  it.each([
    ['many', { sessions: 2, characters: 1000 }, 1],
    ['large', { sessions: 100, characters: 250 }, 100],
  ])('go from the oldest on where they become too %s', (_what, limits, length) => {
    const sessions = new AdmprocSessions({ ...limits, idleMinutes: 1 });
    const ids = ['f.m', 'g.m', 'h.m'].map((it) => sessions.put(session(it, length)));
    expect(ids.map((it) => sessions.get(it) !== undefined)).toEqual([false, true, true]);
  });
});
