import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHash } from '../../src/cache/content-hash.js';
import { ContentStore } from '../../src/cache/content-store.js';

let folder: string;
let store: ContentStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-test-'));
  store = new ContentStore(folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const keys = ['a', 'b', 'c'].map((it) => contentHash(it));
const [a = '', b = '', c = ''] = keys;

function fileOf(key: string): string {
  return join(folder, 'v1', key.slice(0, 2), key);
}

function age(key: string, seconds: number): void {
  const then = new Date(Date.now() - seconds * 1000);
  utimesSync(fileOf(key), then, then);
}

describe('ContentStore', () => {
  it('gives back what was put, and nothing else', () => {
    store.put(a, 'text\n\nmore');
    store.put(b, '');
    expect([store.get(a), store.get(b), store.get(c)]).toEqual(['text\n\nmore', '', undefined]);
    store.put(a, 'other');
    expect(store.get(a)).toBe('other');
    expect(store.size().entries).toBe(2);
  });

  it.each([
    ['cut', (text: string) => text.slice(0, -1)],
    ['changed', (text: string) => text.replace('x', 'y')],
    ['empty', () => ''],
  ])('removes an entry that is %s', (_what, damage) => {
    store.put(a, 'x and more');
    writeFileSync(fileOf(a), damage(readFileSync(fileOf(a), 'utf8')));
    expect(store.get(a)).toBeUndefined();
    expect(store.size().entries).toBe(0);
  });

  it('takes no entry for that of another key', () => {
    store.put(a, 'x');
    store.put(b, 'y');
    renameSync(fileOf(a), fileOf(b));
    expect(store.verify()).toEqual({ sound: 0, damaged: 1 });
    store.put(a, 'x');
    mkdirSync(dirname(fileOf(c)), { recursive: true });
    copyFileSync(fileOf(a), fileOf(c));
    expect([store.get(a), store.get(b), store.get(c)]).toEqual(['x', undefined, undefined]);
  });

  it('prunes what was not used for longest', () => {
    for (const key of keys) store.put(key, 'x'.repeat(1000));
    age(a, 300);
    age(b, 200);
    age(c, 100);
    store.get(a);
    expect(store.prune(2200).entries).toBe(1);
    expect(keys.map((key) => store.get(key) !== undefined)).toEqual([true, false, true]);
  });

  it('keeps buckets small by itself', () => {
    const keysOfBucket = ['1', '2', '3', '4', '5'].map((it) => `aa${it.repeat(62)}`);
    const small = new ContentStore(folder, 1024 * 1024);
    keysOfBucket.forEach((key, index) => {
      small.put(key, 'x'.repeat(900));
      if (index < 4) age(key, 300 - index);
      if (index === 3) small.get(keysOfBucket[0] ?? '');
    });
    expect(keysOfBucket.map((key) => small.get(key)?.length)).toEqual([900, undefined, 900, 900, 900]);
  });

  it('keeps to its limit with entries of any size; others may use the folder, too', () => {
    const limit = 200_000;
    const stores = [new ContentStore(folder, limit), new ContentStore(folder, limit)];
    for (let k = 0; k < 600; k += 1) {
      const newest = contentHash(`${k}`);
      const letter = k % 2 === 0 ? 'x' : 'é';
      stores[k % 2]?.put(newest, letter.repeat([20, 3000, 30_000, 100][k % 4] ?? 0));
      expect(store.get(newest)).toBeDefined();
      if (k % 10 === 0) expect(store.size().bytes).toBeLessThanOrEqual(limit);
    }
    expect(store.size().bytes).toBeGreaterThan(limit / 4);
    expect(store.get(contentHash('1'))).toBeUndefined();
  });

  it('keeps what is used among large entries', () => {
    const small = new ContentStore(folder, 100_000);
    const [used = '', ...others] = Array.from({ length: 9 }, (_, k) => contentHash(`${k}`));
    const putOld = (key: string, seconds: number): void => {
      small.put(key, 'x'.repeat(20_000));
      const then = new Date(Date.now() - seconds * 1000);
      utimesSync(join(folder, 'v1', 'large', key), then, then);
    };
    putOld(used, 1000);
    others.forEach((key, index) => {
      small.get(used);
      putOld(key, 300 - index);
    });
    const kept = others.filter((key) => small.get(key) !== undefined);
    expect([small.get(used)?.length, kept]).toEqual([20_000, others.slice(-2)]);
  });

  it('does not keep what is too large, and nothing else goes for it', () => {
    const small = new ContentStore(folder, 100_000);
    small.put(a, 'x');
    small.put(b, 'x');
    small.put(a, 'x'.repeat(100_000));
    expect([small.get(a), small.get(b), small.size().entries]).toEqual([undefined, 'x', 1]);
  });

  it('has one text under a key, however its size changes', () => {
    for (const length of [10, 1_000_000, 20]) {
      store.put(a, 'x'.repeat(length));
      expect([store.get(a)?.length, store.size().entries]).toEqual([length, 1]);
    }
  });

  it('makes what is there fit a limit that is smaller than before', () => {
    for (let k = 0; k < 20; k += 1) store.put(contentHash(`${k}`), 'x'.repeat(k * 100_000));
    const small = new ContentStore(folder, 1024 * 1024);
    small.fit();
    expect(store.size().bytes).toBeLessThanOrEqual(1024 * 1024);
  });

  it('removes temporary files of dead processes only', () => {
    store.put(a, 'x');
    const young = `${fileOf(a)}.0123.tmp`;
    const old = `${fileOf(a)}.4567.tmp`;
    writeFileSync(young, '');
    writeFileSync(old, '');
    const then = new Date(Date.now() - 2 * 3600 * 1000);
    utimesSync(old, then, then);
    store.prune(1e9);
    expect(readdirSync(join(folder, 'v1', a.slice(0, 2))).sort()).toEqual([a, `${a}.0123.tmp`]);
    expect(store.size().entries).toBe(1);
  });

  it('counts what is damaged', () => {
    store.put(a, 'x');
    store.put(b, 'y');
    writeFileSync(fileOf(b), 'z');
    expect(store.verify()).toEqual({ sound: 1, damaged: 1 });
    expect(store.verify()).toEqual({ sound: 1, damaged: 0 });
  });
});
