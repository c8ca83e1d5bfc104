import type { Analysis } from '../analysis.js';
import { annotate, attribute, children, functionsOf, walk } from '../../tree/tree.js';

/**
 * Marks each statement with the place that it has in the source (`ada:from`). Products of later steps inherit the mark, so
 * that the lines of the program are known for each line of a derivative.
 */
export const origins: Analysis = {
  name: 'origins',
  needs: [],
  adds: ['ada:from'],
  run(root) {
    for (const unit of functionsOf(root)) {
      walk(unit, (it) => {
        if (it.localName !== 'statement-list') return undefined;
        for (const statement of children(it)) {
          const at = attribute(statement, 'at');
          if (at !== undefined) annotate(statement, 'from', at);
        }
        return undefined;
      });
    }
  },
};
