import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis } from '../analysis.js';
import { annotate, annotation, children, functionsOf, itemsOf, placeOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { asksOutputs } from '../lists/asked-counts.js';
import { isAssignment, valueOf } from '../reading/assignment.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { functionName } from '../reading/free-names.js';
import { FreshNames } from '../names/fresh-names.js';
import { isCellList } from '../reading/is-cell-list.js';
import { isCountedList } from '../lists/is-counted-list.js';

/**
 * Functions that ask how many results are wanted of them, where only now, as calls of handles are calls of functions,
 * all calls of them are seen (`sharing` says which they are). Writes `ada:counted` on them, with what is wanted of them
 * somewhere and names for such versions (`name=number`, or `name=any` where lists of cells get a number known only at
 * run time), and on calls, with the one that they are to call.
 */
export const countedCalls: Analysis = {
  name: 'counted-calls',
  needs: ['ada:is'],
  adds: ['ada:counted'],
  mayReport: true,
  run(root, { options, rules, report }) {
    const counting = new Map<string, XmlElement>();
    for (const unit of functionsOf(root)) {
      const name = functionName(unit);
      if (asksOutputs(unit) && name !== options['entry'] && !counting.has(name)) counting.set(name, unit);
    }
    if (counting.size === 0) return;
    const names = new FreshNames(root, rules);
    const versions = new Map<XmlElement, Map<Wanted, string>>();
    walk(root, (it) => {
      if (it.localName === 'anonymous-function') return false;
      const isCall = it.localName === 'call' && annotation(it, 'is') === 'user';
      const unit = isCall ? counting.get(calleeName(it)) : undefined;
      if (unit === undefined) return undefined;
      const wanted = wantedResults(it);
      if (wanted === undefined) {
        const where = 'for an unknown number of results';
        report(diagnostic('E311', placeOf(it), { name: calleeName(it), where }));
        return undefined;
      }
      const known = versions.get(unit) ?? new Map<Wanted, string>();
      versions.set(unit, known);
      const version = known.get(wanted) ?? names.fresh(`${calleeName(it)}_${wanted}`);
      known.set(wanted, version);
      annotate(it, 'counted', described([wanted, version]));
      return undefined;
    });
    for (const [unit, known] of versions) {
      const sorted = [...known].sort(
        ([one], [other]) => Number(one === 'any') - Number(other === 'any') || Number(one) - Number(other),
      );
      annotate(unit, 'counted', sorted.map(described).join(' '));
    }
  },
};

/** How many results a call is asked for. */
type Wanted = number | 'any';

function described([wanted, name]: readonly [Wanted, string]): string {
  return `${name}=${wanted}`;
}

/** How many results a call is asked for, any where lists of cells get them; undefined where these cannot be counted. */
function wantedResults(call: XmlElement): Wanted | undefined {
  const holder = call.parentNode as XmlElement | null;
  if (holder?.localName === 'statement-list') return 0;
  const [left] = holder === null ? [] : children(holder);
  if (holder === null || left === undefined || !isAssignment(holder) || valueOf(holder) !== call) return 1;
  const targets = left.localName === 'unary' ? itemsOf(left) : [left];
  const lists = targets.filter(isCellList);
  if (!lists.every(isCountedList)) return undefined;
  return lists.length > 0 ? 'any' : targets.length;
}
