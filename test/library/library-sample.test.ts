import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasTestBlocks, octaveLibraries, pathIn, type Library } from './library.js';
import { lostBlocks } from './lost-blocks.js';
import { PrintedLibrary } from './printed-library.js';
import { runTestBlocks, type BlockResults } from './run-test-blocks.js';

/*
 * 100 files of Octave's own function library, from all its folders. `npm run test:library` takes all files.
 */
let library: Library;
let sample: readonly string[];
let printed: PrintedLibrary;

beforeAll(async () => {
  library = (await octaveLibraries()).functions;
  sample = library.paths.filter((_, index) => index % 10 === 5).slice(0, 100);
  printed = new PrintedLibrary(library, sample);
});

afterAll(() => {
  printed.dispose();
});

/** The blocks of files that pass as Octave has them and not as they are in another folder. */
async function blocksLostIn(folder: string, paths: readonly string[]): Promise<string[]> {
  const after = await runTestBlocks(folder, paths, true);
  const suspects = paths.filter((it) => after.get(it)!.passed < Math.max(1, after.get(it)!.total));
  const before: Map<string, BlockResults> =
    suspects.length === 0
      ? new Map<string, BlockResults>()
      : await runTestBlocks(library.folder, suspects, false);
  return suspects.flatMap((it) =>
    lostBlocks(before.get(it)!, after.get(it)!).map((lost) => `${it}: ${lost}`),
  );
}

test('the trees have the form of parsed programs, and stay the same when printed', () => {
  expect(sample.length).toBe(100);
  expect(printed.complaints()).toEqual([]);
});

test('what is printed passes the blocks that the file passes', async () => {
  const paths = sample.filter((it) => hasTestBlocks(readFileSync(pathIn(library, it), 'latin1')));
  expect(paths.length).toBeGreaterThan(50);
  expect(await blocksLostIn(printed.folder, paths)).toEqual([]);
}, 600_000);

test('a change of what a function does is seen', async () => {
  const path = 'general/fliplr.m';
  const changed = new PrintedLibrary(library, [path], (it) => it.replace('flip(x, 2)', 'flip(x, 1)'));
  try {
    const lost = await blocksLostIn(changed.folder, [path]);
    expect(lost.join('\n')).toContain(`${path}: assert (fliplr ([1, 2; 3, 4]), [2, 1; 4, 3])`);
  } finally {
    changed.dispose();
  }
});
