import type { Analysis } from '../pipeline/analysis.js';
import { annotate, children, functionsOf, walk } from '../pipeline/tree.js';
import { isAssignment, targetsOf } from './assignment.js';
import { functionName } from './free-names.js';
import { isConstant } from './is-constant.js';
import { keysOf } from './names.js';

/**
 * Octave evaluates `persistent p = VALUE` when a run first comes to it. Where that is not the same whenever it is
 * evaluated, `ada:late` on the assignment says so.
 */
export const declaredValues: Analysis = {
  name: 'declared-values',
  needs: [],
  adds: ['ada:late'],
  run(root) {
    const functions = functionsOf(root).map(functionName);
    for (const unit of functionsOf(root)) {
      const own = new Set([...functions, ...keysOf(unit, 'param-list')]);
      walk(unit, (it) => {
        if (isAssignment(it)) for (const { key } of targetsOf(it)) own.add(key);
        if (it.localName === 'function') own.add(functionName(it));
        return undefined;
      });
      walk(unit, (it) => {
        if (it.localName !== 'persistent') return undefined;
        for (const declared of children(it)) {
          const [, value] = isAssignment(declared) ? children(declared) : [];
          if (value !== undefined && !isConstant(value, own)) annotate(declared, 'late', 'yes');
        }
        return false;
      });
    }
  },
};
