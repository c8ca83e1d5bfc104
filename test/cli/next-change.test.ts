import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nextChange } from '../../src/cli/commands/next-change.js';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const inFolder = (name: string): string => join(folder, name);

it('is one that was made before it was waited for', async () => {
  writeFileSync(inFolder('old.m'), '');
  await setTimeout(100);
  const start = Date.now();
  writeFileSync(inFolder('new.m'), '');
  const paths = [inFolder('old.m'), inFolder('none/at/all.m'), inFolder('old.m/within.m'), inFolder('new.m')];
  expect(await nextChange(paths, start)).toBe(inFolder('new.m'));
});

it('is one that comes', async () => {
  const waited = nextChange([inFolder('f.m')], Date.now());
  await setTimeout(50);
  writeFileSync(inFolder('other.m'), '');
  await setTimeout(200);
  writeFileSync(inFolder('f.m'), '');
  expect(await waited).toBe(inFolder('f.m'));
});

it('is one whose name fits', async () => {
  const waited = nextChange([inFolder('do_*.m')], Date.now());
  await setTimeout(50);
  writeFileSync(inFolder('undo_it.m'), '');
  await setTimeout(200);
  writeFileSync(inFolder('do_it.m'), '');
  expect(await waited).toBe(inFolder('do_it.m'));
});
