import { annotate, annotation, firstChildOf, functionsOf, textOf, walk } from '../../tree/tree.js';
import type { Analysis } from '../analysis.js';

/** Which calls of library functions there are rewrites for (`ada:rewritable`), whether or not their arguments fit. */
export const rewritableCalls: Analysis = {
  name: 'rewritable-calls',
  needs: ['ada:is'],
  adds: ['ada:rewritable'],
  run(root, { rules }) {
    for (const unit of functionsOf(root)) {
      walk(unit, (it) => {
        if (it.localName !== 'call' || annotation(it, 'is') === 'user') return undefined;
        const called = firstChildOf(it);
        if (called !== undefined && rules.isRewritten(textOf(called))) annotate(it, 'rewritable', 'yes');
        return undefined;
      });
    }
  },
};
