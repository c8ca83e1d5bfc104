import type { Analysis } from '../analysis.js';
import { annotate, functionsOf, holds, walk } from '../../tree/tree.js';
import { isAssignment, targetsOf } from '../reading/assignment.js';
import { bodyOf } from '../reading/flow.js';
import { loops } from '../reading/loop-heads.js';
import { writeCounts } from '../sharing/write-counts.js';

/**
 * Finds the assignments that give variables the only values that these ever have in a call of the function, as those of most
 * temporaries: there is nothing to keep before them (`ada:only`), and their adjoints are not needed behind them. The classic style
 * keeps them all the same, as ADiMat does (Willkomm 2020, listing 16).
 */
export const onlyValues: Analysis = {
  name: 'only-values',
  needs: ['ada:container', 'ada:shape'],
  reads: ['ada:first'],
  adds: ['ada:only'],
  run(root) {
    for (const unit of functionsOf(root)) {
      // Variables shared with other functions have values of theirs.
      if (holds(unit, (it) => it.localName === 'global' || it.localName === 'persistent')) continue;
      const counts = writeCounts(unit);
      walk(bodyOf(unit), (it) => {
        if (loops.has(it.localName)) return false;
        if (!isAssignment(it)) return undefined;
        const targets = targetsOf(it);
        const isOnly = targets.every(({ key, partial }) => !partial && counts.get(key) === 1);
        if (isOnly && targets.length > 0) annotate(it, 'only', 'yes');
        return false;
      });
    }
  },
};
