import type { Analysis } from '../analysis.js';
import { annotate, child, children, functionsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { entryOf } from '../reading/entry-of.js';
import { functionName } from '../reading/free-names.js';
import { FreshNames } from './fresh-names.js';
import { keysOf } from './names.js';
import { unassignedReads } from '../reading/unassigned-reads.js';
import { variableKey } from '../reading/variable.js';

/**
 * Variables that have the name of a function which is called before they have a value, and never where they may have one:
 * `pi = pi`, `sum = sum(x)`. Octave takes the name for the function's there, MATLAB does not, and neither does code that
 * gives the variable a value at the beginning. Writes `ada:apart` (a name of its own) on all else that has the name. So long
 * as jumps are jumps, for the ways of the program.
 */
export const lateVariables: Analysis = {
  name: 'late-variables',
  needs: ['ada:cleared'],
  reads: ['ada:container', 'ada:first', 'ada:is', 'ada:shape'],
  adds: ['ada:apart'],
  run(root, { options, rules }) {
    const units = functionsOf(root);
    const entry = entryOf(units, options);
    // In several files one name may be that of several functions, under which they are not known here.
    const isOneFile = new Set(units.map((it) => it.getAttribute('file'))).size === 1;
    const own = new Set(units.map(functionName));
    const isFunction = (key: string): boolean =>
      own.has(key) ? isOneFile : rules.stateOf(key) !== undefined;
    let names: FreshNames | undefined;
    for (const unit of units) {
      const fixed = new Set([
        ...keysOf(unit, 'param-list'),
        ...(unit === entry ? keysOf(unit, 'outvars') : []),
        ...namesBesides(unit),
      ]);
      const isWanted = (key: string): boolean => isFunction(key) && !fixed.has(key);
      const early = earlyReads(unit, isWanted);
      if (early.size === 0) continue;
      names ??= new FreshNames(root, rules);
      for (const [key, reads] of early) {
        const name = names.numbered(key);
        walk(unit, (it) => {
          const isVariable = it.localName === 'var' || isLoopVariable(it);
          if (isVariable && variableKey(it) === key && !reads.has(it)) annotate(it, 'apart', name);
          return undefined;
        });
      }
    }
  },
};

/** The reads of variables on all ways to which these have no value, by the names of those that have no other such reads. */
function earlyReads(unit: XmlElement, isWanted: (key: string) => boolean): Map<string, Set<XmlElement>> {
  const found = new Map<string, Set<XmlElement>>();
  const doubtful = new Set<string>();
  for (const { variable, isNever } of unassignedReads(unit, isWanted)) {
    const key = variableKey(variable);
    if (!isNever) doubtful.add(key);
    found.set(key, (found.get(key) ?? new Set()).add(variable));
  }
  for (const key of doubtful) found.delete(key);
  return found;
}

function isLoopVariable(it: XmlElement): boolean {
  const around = it.parentNode as XmlElement;
  return it.localName === 'id' && around.localName === 'for';
}

/** Names that stand elsewhere than where variables are written and read: in declarations, handlers, handles, and text. */
function namesBesides(unit: XmlElement): Set<string> {
  const found = new Set<string>();
  walk(unit, (it) => {
    switch (it.localName) {
      case 'global':
      case 'persistent':
        walk(it, (each) => {
          if (each.localName === 'var') found.add(variableKey(each));
          return undefined;
        });
        break;
      case 'anonymous-function':
        for (const key of keysOf(it, 'param-list')) found.add(key);
        break;
      case 'catch':
      case 'function-handle':
        found.add(child(it, 'id')?.textContent ?? '');
        break;
      case 'literal':
        found.add(it.textContent.slice(1, -1));
        break;
      case 'function-list':
        for (const nested of children(it)) for (const key of namesBesides(nested)) found.add(key);
        break;
    }
    return undefined;
  });
  return found;
}
