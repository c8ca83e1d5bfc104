import type { Analysis } from '../analysis.js';
import { annotate, functionsOf } from '../../tree/tree.js';
import { entryOf } from './entry-of.js';
import { functionName } from './free-names.js';
import { shapeGiver } from './shape-giver.js';

/**
 * Checks of the shapes that the request and directives tell stand in a function of their own. Writes `ada:told` on the function
 * that is differentiated.
 */
export const givenShapes: Analysis = {
  name: 'given-shapes',
  needs: [],
  adds: ['ada:told'],
  run(root, { options }) {
    const units = functionsOf(root);
    const entry = entryOf(units, options);
    if (entry !== undefined && units.some((it) => functionName(it) === shapeGiver))
      annotate(entry, 'told', 'yes');
  },
};
