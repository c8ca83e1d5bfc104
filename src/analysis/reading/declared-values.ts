import type { Analysis } from '../analysis.js';
import { annotate, children, functionsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment } from './assignment.js';
import { functionName, variablesOf } from './free-names.js';
import { isConstant } from './is-constant.js';

/**
 * Octave evaluates `persistent p = VALUE` when a run first reaches it. Where that is not the same whenever it is
 * evaluated, `ada:late` on the assignment says so.
 */
export const declaredValues: Analysis = {
  name: 'declared-values',
  needs: [],
  adds: ['ada:late'],
  run(root) {
    const functions = new Set<string>();
    walk(root, (it) => {
      if (it.localName === 'function') functions.add(functionName(it));
      return undefined;
    });
    for (const unit of functionsOf(root)) {
      const declared: XmlElement[] = [];
      walk(unit, (it) => {
        if (it.localName === 'persistent') declared.push(...children(it).filter(isAssignment));
        return undefined;
      });
      const own = declared.length > 0 ? new Set([...functions, ...variablesOf(unit)]) : functions;
      for (const it of declared) {
        const [, value] = children(it);
        if (value !== undefined && !isConstant(value, own)) annotate(it, 'late', 'yes');
      }
    }
  },
};
