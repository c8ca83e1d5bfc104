import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { unloadable } from './unloadable.js';
import { hasTestBlocks, octaveLibraries, pathIn, type Library } from './library.js';
import { lostBlocks } from './lost-blocks.js';
import { PrintedLibrary } from './printed-library.js';
import { notLoaded } from './not-loaded.js';
import { runTestBlocks } from './run-test-blocks.js';

/*
 * All of Octave's own function library, and the programs of Octave's own tests: what `npm run test:library` runs. The
 * figures are printed at the end.
 */
const { functions, tests } = await octaveLibraries();
const figures: string[] = [];

afterAll(() => {
  console.log(figures.join('\n'));
});

interface Part {
  readonly name: string;
  readonly library: Library;
  /** Whether what is printed comes before Octave's own: programs of tests are on the path only for their tests. */
  readonly inFront: boolean;
}

const parts: Part[] = [{ name: 'functions', library: functions, inFront: true }];
if (tests !== undefined) parts.push({ name: 'programs of tests', library: tests, inFront: false });

for (const { name, library, inFront } of parts) {
  const printed = new PrintedLibrary(library, library.paths);
  afterAll(() => {
    printed.dispose();
  });
  const expectedErrors = library.paths.filter((it) => unloadable.has(it));
  const texts = new Map(library.paths.map((it) => [it, readFileSync(pathIn(library, it), 'latin1')]));
  const lines = [...texts.values()].reduce((sum, it) => sum + it.split('\n').length - 1, 0);

  test(`${name}: every file parses, has the form, and is the same tree when printed`, () => {
    const all = [...printed.printings.values()];
    const withText = all.filter((it) => it.text !== undefined);
    figures.push(
      `${name}: ${texts.size} files, ${lines} lines`,
      `  parsed without error: ${withText.length}`,
      `  tree of the form 'parsed': ${withText.filter((it) => it.formComplaint === '').length}`,
      `  same tree when printed and parsed again: ${withText.filter((it) => it.treeDifference === '').length}`,
    );
    const complaints = printed.complaints();
    expect(complaints.filter((it) => !expectedErrors.some((path) => it.startsWith(`${path}:`)))).toEqual([]);
  });

  test(`${name}: Octave loads what is printed, and what it cannot load is known`, async () => {
    const before = await notLoaded(library.folder, library.paths);
    const after = await notLoaded(printed.folder, library.paths);
    figures.push(`  loaded by Octave: ${texts.size - before.length}, printed: ${texts.size - after.length}`);
    for (const it of before) figures.push(`    not ${it}: ${unloadable.get(it) ?? 'for unknown reasons'}`);
    expect(before).toEqual(expectedErrors);
    expect(after).toEqual(before);
  });

  test(`${name}: what is printed passes the blocks that the file passes`, async () => {
    const suites = inFront ? library.paths.filter((it) => hasTestBlocks(texts.get(it)!)) : library.suites;
    const before = await runTestBlocks(library.folder, suites, false);
    const after = await runTestBlocks(printed.folder, suites, inFront);
    const passing = suites.filter(
      (it) => before.get(it)!.total > 0 && before.get(it)!.passed === before.get(it)!.total,
    );
    const kept = passing.filter((it) => lostBlocks(before.get(it)!, after.get(it)!).length === 0);
    const blocks = (paths: readonly string[]): number =>
      paths.reduce((sum, it) => sum + before.get(it)!.passed, 0);
    figures.push(
      `  files with test blocks: ${suites.length}`,
      `  all blocks pass in plain Octave: ${passing.length} files, ${blocks(passing)} blocks`,
      `  and pass when printed: ${kept.length} files, ${blocks(kept)} blocks`,
      `  some blocks fail in plain Octave: ${suites.length - passing.length} files, where ${blocks(suites) - blocks(passing)} pass`,
    );
    const lost = suites.flatMap((it) =>
      lostBlocks(before.get(it)!, after.get(it)!).map((block) => `${it}: ${block}`),
    );
    expect(lost).toEqual([]);
  });
}
