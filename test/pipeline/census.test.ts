import { expect, it } from 'vitest';
import { FeatureTable } from '../../src/tree/feature-table.js';
import { isWanted } from '../../src/pipeline/manifest.js';
import { runPipeline } from '../../src/pipeline/run.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import { functionsOf, holdsName } from '../../src/tree/tree.js';
import { testPrograms } from '../octave/test-programs.js';
import { programRun } from './program-run.js';

/** Some of all programs, in both styles. */
const runs = testPrograms.flatMap((program, index) => {
  const style = index % 2 === 0 ? 'fast' : 'classic';
  return index % 12 < 2 ? [[program.name, style, program] as const] : [];
});

it.each(runs)('steps are skipped in %s (%s) only where they have nothing to do', (_, style, program) => {
  const { store } = loadToolbox();
  const { tree, options } = programRun(program, style);
  const missed: string[] = [];
  let skipped = 0;
  runPipeline(store, store.pipeline('adjoint-source'), tree, {
    ...options,
    observe: (step, root, applied) => {
      if (applied > 0 || step.kind === 'analysis' || !isWanted(step, options.options)) return;
      const { on } = store.stylesheet(step.name);
      const table = new FeatureTable(on);
      skipped += 1;
      if (functionsOf(root).some((unit) => holdsName(unit, (it) => table.has(it)))) missed.push(step.name);
    },
  });
  expect(skipped).toBeGreaterThan(20);
  expect(missed).toEqual([]);
});
