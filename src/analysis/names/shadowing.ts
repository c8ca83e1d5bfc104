import { keywords } from '../../matlab/keywords.js';
import type { Analysis } from '../analysis.js';
import { annotate, annotation, child, functionsOf, textOf, walk } from '../../tree/tree.js';
import { calleeName } from '../reading/differentiable-parts.js';

/** The elements besides variables whose `id` is the name of one. */
const holders: ReadonlySet<string> = new Set(['for', 'catch']);

/**
 * Tells which names of a function's variables are those of functions that are called next to them, or words that MATLAB or
 * Octave reserves (`ada:shadowing`, on the function). Literals such as `true` are calls, too. Functions that stand as they were
 * written call nothing of ours; global variables have their names for others, too.
 */
export const shadowing: Analysis = {
  name: 'shadowing',
  needs: [],
  reads: ['ada:role'],
  adds: ['ada:shadowing'],
  run(root) {
    for (const unit of functionsOf(root)) {
      const isAsWritten = ['', 'plain'].includes(annotation(unit, 'role') ?? '');
      const called = new Set(['true', 'false']);
      const variables = new Set<string>();
      const globals = new Set<string>();
      walk(unit, (it) => {
        if (it.localName === 'call') called.add(calleeName(it));
        else if (it.localName === 'var') {
          const name = child(it, 'id');
          if (name === undefined) return undefined;
          variables.add(textOf(name));
          if (it.parentNode?.localName === 'global') globals.add(textOf(name));
        } else if (it.localName === 'id' && holders.has(it.parentNode?.localName ?? ''))
          variables.add(it.textContent);
        return undefined;
      });
      const isTaken = (name: string): boolean =>
        keywords.has(name) ? !globals.has(name) : !isAsWritten && called.has(name);
      const shared = [...variables].filter(isTaken);
      if (shared.length > 0) annotate(unit, 'shadowing', shared.join(' '));
    }
  },
};
