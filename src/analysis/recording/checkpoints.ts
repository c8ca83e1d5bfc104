import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis } from '../analysis.js';
import { annotate, annotation, children, functionsOf, placeOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { assignedIn } from '../lists/assigned-in.js';
import { commentsIn } from '../reading/comments-in.js';
import { bodyOf, flowForward } from '../reading/flow.js';
import { functionName, variablesOf } from '../reading/free-names.js';
import { FreshNames } from '../names/fresh-names.js';
import { ForkedSet } from '../reading/forked-set.js';
import { leftByError, mayFail } from '../activity/left-by-error.js';
import { depthOf } from '../reading/loop-heads.js';
import { readFirst } from './read-first.js';
import { asksAround } from './asks-around.js';
import { statesAround, type StatesAround } from './states-around.js';
import { unassignedFlow } from './unassigned-flow.js';
import { variableKey } from '../reading/variable.js';

/**
 * Finds the loops of which only the states before some iterations are kept, the checkpoints, from which the iterations between them are
 * made again in the reverse sweep (Griewank and Walther 2008, chapter 12; here one level with as many checkpoints as there are iterations
 * between two of them): those with `%ADiMat <checkpoint/>` in them, and with the option `checkpoints=outermost` all
 * that stand in no other loop. The iterations must become a function, which gets what it reads and gives what it writes:
 * where that cannot be, the loop stays as it is, with a warning (W304).
 *
 * Writes on the loops the name of that function (`ada:iterations`), the keys of its parameters and outputs (`ada:takes`,
 * `ada:gives`), and those of the flags that it begins with (`ada:lowers`).
 */
export const checkpoints: Analysis = {
  name: 'checkpoints',
  needs: ['ada:checkpoint', 'ada:is'],
  reads: ['ada:container', 'ada:first', 'ada:shape'],
  adds: ['ada:gives', 'ada:lowers', 'ada:takes', 'ada:iterations'],
  mayReport: true,
  run(root, { options, rules, report }) {
    const names = new FreshNames(root, rules);
    for (const unit of functionsOf(root)) {
      const chosen = loopsIn(unit, options['checkpoints'] === 'outermost');
      if (chosen.length === 0) continue;
      const known = statesAround(unit);
      for (const loop of chosen) {
        const found = interfaceOf(loop, unit, known);
        if (typeof found === 'string') {
          report(diagnostic('W304', placeOf(loop), { reason: found }));
          continue;
        }
        annotate(loop, 'iterations', names.fresh(`${functionName(unit)}_iterations`));
        annotate(loop, 'takes', found.takes.join(' '));
        annotate(loop, 'gives', found.gives.join(' '));
        annotate(loop, 'lowers', found.lowers.join(' '));
      }
    }
  },
};

/** The loops in a function that are to have checkpoints. */
function loopsIn(unit: XmlElement, outermost: boolean): XmlElement[] {
  const marked = new Set(
    commentsIn(unit)
      .filter((it) => annotation(it, 'checkpoint') !== undefined)
      .map(loopAround),
  );
  const found: XmlElement[] = [];
  walk(bodyOf(unit), (it) => {
    if (it.localName === 'for' && (marked.has(it) || (outermost && depthOf(it) === 0))) found.push(it);
    return undefined;
  });
  return found;
}

/** The loop that a directive in it is about: a try may have come between. */
function loopAround(comment: XmlElement): XmlElement | undefined {
  for (let it = comment.parentNode; isElement(it); it = it.parentNode) if (it.localName === 'for') return it;
  return undefined;
}

/** The interface of a function of some iterations: its parameters, its outputs, and the flags it lowers. */
interface Interface {
  readonly takes: readonly string[];
  readonly gives: readonly string[];
  readonly lowers: readonly string[];
}

/** Flags of jumps, which are not raised where a loop begins: else it would have been passed by. */
const flag = /^tmp:(?:break|continue|return):/;

/** The interface of a function of some iterations; the reason where there can be none. */
function interfaceOf(
  loop: XmlElement,
  unit: XmlElement,
  { unassigned, live }: StatesAround,
): Interface | string {
  const refused = leftByError(loop) ?? asksAround(loop);
  if (refused !== undefined) return refused;
  const [target] = children(loop);
  const variable = target === undefined ? '' : variableKey(target);
  const behind = live.get(loop) ?? new ForkedSet();
  if (behind.has(variable)) return `'${variable}' is read behind the loop`;
  const order = [...variablesOf(unit)];
  const variables = new Set(order);
  const read = readFirst(bodyOf(loop), true);
  read.delete(variable);
  // The parameters of anonymous functions are no variables.
  for (const key of read) if (!key.startsWith('tmp:') && !variables.has(key)) read.delete(key);
  const assigned = assignedIn(bodyOf(loop));
  const exits = new Set(exitsOf(loop));
  const gives = [...assigned].filter((key) => behind.has(key) || read.has(key) || exits.has(key));
  if (gives.length === 0) return 'nothing that it computes is read behind it';
  const maybe = flowForward(bodyOf(loop), new ForkedSet(assigned), unassignedFlow);
  const before = new Set([...read, ...gives.filter((key) => maybe.has(key))]);
  const lowers = [...before].filter((key) => flag.test(key));
  const takes = [...before].filter((key) => !flag.test(key));
  // Temporaries of statements carry nothing from iteration to iteration, but whether one has failed.
  if (takes.some((key) => key.startsWith('tmp:'))) return mayFail;
  const missing = unassigned.get(loop) ?? new ForkedSet();
  const doubtful = takes.find((key) => missing.has(key));
  if (doubtful !== undefined) return `'${doubtful}' may have no value before the loop`;
  const inOrder = (keys: readonly string[]): string[] =>
    keys.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  return { takes: inOrder(takes), gives: inOrder(gives), lowers };
}

/** The variables that tell whether a loop is left. */
function exitsOf(loop: XmlElement): string[] {
  return children(bodyOf(loop))
    .filter((it) => it.localName === 'loop-exit')
    .flatMap((it) => accessesOf(it).reads);
}
