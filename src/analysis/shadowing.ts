import type { Analysis } from '../pipeline/analysis.js';
import { annotate, annotation, child, functionsOf, textOf, walk } from '../pipeline/tree.js';
import { calleeName } from './differentiable-parts.js';

/** The elements besides variables whose `id` is the name of one. */
const holders: ReadonlySet<string> = new Set(['for', 'catch']);

/**
 * Tells which names of a function's variables are those of functions that are called next to them (`ada:shadowing`, on
 * the function). Literals such as `true` are calls, too. Functions that stand as they were written have nothing of ours.
 */
export const shadowing: Analysis = {
  name: 'shadowing',
  needs: [],
  adds: ['ada:shadowing'],
  run(root) {
    for (const unit of functionsOf(root)) {
      if (annotation(unit, 'role') === 'plain') continue;
      const called = new Set(['true', 'false']);
      const variables = new Set<string>();
      walk(unit, (it) => {
        if (it.localName === 'call') called.add(calleeName(it));
        else if (it.localName === 'var') {
          const name = child(it, 'id');
          if (name !== undefined) variables.add(textOf(name));
        } else if (it.localName === 'id' && holders.has(it.parentNode?.localName ?? ''))
          variables.add(it.textContent);
        return undefined;
      });
      const shared = [...variables].filter((it) => called.has(it));
      if (shared.length > 0) annotate(unit, 'shadowing', shared.join(' '));
    }
  },
};
