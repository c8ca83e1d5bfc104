import { annotate, functionsOf } from '../../tree/tree.js';
import type { Analysis } from '../analysis.js';
import { entryOf } from '../reading/entry-of.js';
import { usualParameters } from './usual-parameters.js';

/** Which shapes the parameters of the function that is differentiated have if it is called as its text suggests. */
export const usualShapes: Analysis = {
  name: 'usual-shapes',
  needs: ['ada:active', 'ada:container', 'ada:is'],
  adds: ['ada:usual'],
  run(root, context) {
    const tests = usualParameters(root, context)?.tests ?? [];
    const entry = entryOf(functionsOf(root), context.options);
    if (entry !== undefined && tests.length > 0) annotate(entry, 'usual', tests.join(' '));
  },
};
