import { describe, expect, it } from 'vitest';
import { answerKey } from '../../src/cache/answer-key.js';
import { normalizeRequest } from '../../src/cache/normalize-request.js';

const f = { name: 'f.m', text: 'f' };
const g = { name: 'g.m', text: 'g' };
const h = { name: 'h.m', text: 'h' };
const key = answerKey({}, [f, g, h]);

describe('answerKey', () => {
  it('is the same for the same content and meaning', () => {
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(answerKey({ mode: 'reverse', options: { style: 'fast' } }, [f, g, h])).toBe(key);
    expect(answerKey({ independents: [], dependents: [] }, [f, g, h])).toBe(key);
    expect(answerKey({}, [{ ...f, name: '/somewhere/f.m' }, h, { ...g, name: 'lib/g.m' }])).toBe(key);
  });

  it('tells defaults that are given from those that other options change', () => {
    const options = { 'well-behaved': 'yes', 'use-adjsum': 'yes', style: 'classic' };
    const normal = normalizeRequest({ options });
    expect(normal.options).toEqual(options);
    const usual = normalizeRequest({ options: { ...options, 'well-behaved': 'no' } });
    expect(usual.options).toEqual({ style: 'classic' });
  });

  it.each([
    ['the function', answerKey({ function: 'f' }, [f, g, h])],
    ['the mode', answerKey({ mode: 'forward' }, [f, g, h])],
    ['the independents', answerKey({ independents: ['x'] }, [f, g, h])],
    ['the dependents', answerKey({ dependents: ['x'] }, [f, g, h])],
    ['the number of arguments', answerKey({ nargin: 2 }, [f, g, h])],
    ['a handle', answerKey({ handles: { x: '@g' } }, [f, g, h])],
    ['an option', answerKey({ options: { style: 'classic' } }, [f, g, h])],
    ['a text', answerKey({}, [f, { ...g, text: 'G' }, h])],
    ['a name', answerKey({}, [f, { ...g, name: 'G.m' }, h])],
    ['a package', answerKey({}, [f, { ...g, name: '+p/g.m' }, h])],
    ['a private folder', answerKey({}, [f, { ...g, name: 'private/g.m' }, h])],
    ['the first file', answerKey({}, [g, f, h])],
    ['a file less', answerKey({}, [f, g])],
  ])('depends on %s', (_what, other) => {
    expect(other).not.toBe(key);
  });
});
