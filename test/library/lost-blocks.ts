import type { BlockResults } from './run-test-blocks.js';

/** The test blocks of a file that pass before and not afterwards, with what Octave said. */
export function lostBlocks(before: BlockResults, after: BlockResults): string[] {
  if (before.problem !== undefined) return [];
  if (after.problem !== undefined) return [after.problem];
  if (before.total !== after.total) return [`${before.total} blocks became ${after.total}`];
  return [...after.failures].filter(([block]) => !before.failures.has(block)).map((it) => it.join('\n'));
}
