import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyses } from '../../src/analysis/analyses.js';
import type { Analysis } from '../../src/analysis/analysis.js';
import { readPipelineTrees, unrollPipelines } from '../../src/build/build-stylesheets.js';
import { indexFile, type BuildIndex } from '../../src/pipeline/built-stylesheets.js';
import { StylesheetStore } from '../../src/pipeline/stylesheet-store.js';

const index = JSON.parse(readFileSync(indexFile, 'utf8')) as BuildIndex;
const trees = readPipelineTrees();

/** Every place in the pipelines where an analysis stands, with the pipelines without it. */
const places = trees.flatMap((tree) =>
  [...tree.matchAll(/<analysis name="([\w-]+)".*?\/>/g)].map((found) => ({
    name: found[1]!,
    line: tree.slice(0, found.index).split('\n').length,
    without: trees.map((it) =>
      it === tree ? tree.slice(0, found.index) + tree.slice(found.index + found[0].length) : it,
    ),
  })),
);

async function load(pipelines: readonly string[], known: ReadonlyMap<string, Analysis> = analyses) {
  return new StylesheetStore({ ...index, pipelines: await unrollPipelines(pipelines) }, known);
}

describe('pipelines load', () => {
  it('as they are', async () => {
    await expect(load(trees)).resolves.toBeInstanceOf(StylesheetStore);
  });

  it.each(places)('not without $name of line $line', async ({ without }) => {
    await expect(load(without)).rejects.toThrow(/needs ada:|may not run without the analysis/);
  });

  it('not where an annotation always holds that a step says it reads if it is there', async () => {
    const changed: Analysis = { ...analyses.get('activity')!, needs: [], reads: ['ada:is'] };
    const known = new Map([...analyses, ['activity', changed] as const]);
    await expect(load(trees, known)).rejects.toThrow('activity reads ada:is, which always holds there');
  });
});

it('all analyses stand in the pipelines', () => {
  const standing = new Set(places.map((it) => it.name));
  expect([...analyses.keys()].filter((name) => !standing.has(name))).toEqual([]);
});
