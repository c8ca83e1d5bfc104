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

  it('keeps buckets small by itself, and the newest entry in any case', () => {
    const keysOfBucket = ['1', '2', '3'].map((it) => `aa${it.repeat(62)}`);
    const [first = '', second = '', third = ''] = keysOfBucket;
    store.put(first, 'x'.repeat(600_000));
    age(first, 100);
    store.put(second, 'x'.repeat(600_000));
    expect(keysOfBucket.map((key) => store.get(key)?.length)).toEqual([undefined, 600_000, undefined]);
    store.put(third, 'x'.repeat(2_000_000));
    expect(keysOfBucket.map((key) => store.get(key)?.length)).toEqual([undefined, undefined, 2_000_000]);
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
