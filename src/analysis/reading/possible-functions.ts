import type { Analysis } from '../analysis.js';
import { annotate, functionsOf } from '../../tree/tree.js';
import { functionName } from './free-names.js';
import { needsArguments } from './needs-arguments.js';
import { unassignedReads } from './unassigned-reads.js';

/**
 * Reads of variables that may have no value, so that their names are those of functions: `ada:hidden` on the variables. Code that
 * gives them a value at the beginning would hide the function. So long as jumps are jumps: flags for them make ways that nobody
 * goes.
 */
export const possibleFunctions: Analysis = {
  name: 'possible-functions',
  needs: ['ada:cleared'],
  reads: ['ada:container', 'ada:first', 'ada:shape'],
  adds: ['ada:hidden'],
  run(root, { rules }) {
    const units = functionsOf(root);
    const names = new Set(units.map(functionName));
    const takesNothing = (key: string): boolean =>
      names.has(key) || (rules.stateOf(key) === 'passive' && !needsArguments.has(key));
    for (const unit of units)
      for (const { variable } of unassignedReads(unit, takesNothing)) annotate(variable, 'hidden', 'yes');
  },
};
