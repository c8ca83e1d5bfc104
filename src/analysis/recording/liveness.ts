import type { Analysis } from '../analysis.js';
import { annotate } from '../../tree/tree.js';
import { livenessRuns } from './liveness-runs.js';

/**
 * Liveness of the generated code, which tells what has to be recorded (the to-be-recorded analysis of Hascoët and Pascual 2012, here
 * on the finished reverse sweep, so that it can neither miss nor invent a use): a value is kept only if something
 * reads it after it has been restored. Marks generated statements whose results nobody reads, and entries of
 * records that nobody wants, with `ada:dead`; names on records that list nothing yet what is wanted of them (`ada:wanted`). The user's
 * own statements are marked only where results are left out, and if they only give values.
 */
export const liveness: Analysis = {
  name: 'liveness',
  needs: ['ada:container', 'ada:is', 'ada:role', 'ada:shape'],
  reads: [
    'ada:counted',
    'ada:first',
    'ada:invariant',
    'ada:spared',
    'ada:undone',
    'ada:unread',
    'ada:wanted',
  ],
  adds: ['ada:dead', 'ada:wanted'],
  run(root, context) {
    for (const run of livenessRuns(root, context)) {
      for (const it of run.dead()) annotate(it, 'dead', 'yes');
      for (const [it, keys] of run.wantedVariables()) annotate(it, 'wanted', keys);
    }
  },
};
