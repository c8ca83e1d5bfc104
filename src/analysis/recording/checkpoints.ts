import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis } from '../analysis.js';
import { annotate, annotation, children, functionsOf, placeOf, walk, walkNames } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { assignedIn } from '../lists/assigned-in.js';
import { commentsIn } from '../reading/comments-in.js';
import { flowBackward } from '../activity/flow-backward.js';
import { bodyOf, flowForward, type Flow } from '../reading/flow.js';
import { functionName, variablesOf } from '../reading/free-names.js';
import { FreshNames } from '../names/fresh-names.js';
import { ForkedSet } from '../reading/forked-set.js';
import { leftByError, mayFail } from '../activity/left-by-error.js';
import { depthOf } from '../reading/loop-heads.js';
import { keysOf } from '../names/names.js';
import { readFirst, readsFlow } from './read-first.js';
import { usesUnseen } from '../sharing/uses-unseen.js';
import { variableKey } from '../reading/variable.js';

type Keys = ForkedSet;

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

/** Which variables may be unassigned before statements, and which are read behind them. */
interface StatesAround {
  readonly unassigned: ReadonlyMap<XmlElement, Keys>;
  readonly live: ReadonlyMap<XmlElement, Keys>;
}

function statesAround(unit: XmlElement): StatesAround {
  const unassigned = new Map<XmlElement, Keys>();
  const live = new Map<XmlElement, Keys>();
  const start = new ForkedSet(assignedIn(bodyOf(unit)));
  for (const key of keysOf(unit, 'param-list')) start.delete(key);
  flowForward(bodyOf(unit), start, {
    ...unassignedFlow,
    step: (statement, state) => {
      unassigned.set(statement, state.copy());
      return unassignedFlow.step(statement, state);
    },
  });
  flowBackward<Keys>(bodyOf(unit), new ForkedSet(keysOf(unit, 'outvars')), {
    ...readsFlow(true),
    behind: (statement, state) => void live.set(statement, state.copy()),
  });
  return { unassigned, live };
}

const unassignedFlow: Flow<Keys> = {
  copy: (state) => state.copy(),
  join: (into, other) => into.join(other),
  step: (statement, state) => {
    const { writes, updates } = accessesOf(statement);
    for (const key of [...writes, ...updates]) state.delete(key);
    return state;
  },
};

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
  const refused = leftByError(loop) ?? reasonIn(loop);
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

/** Calls that ask about what is around a statement, or mean something else in another function. */
const around: ReadonlySet<string> = new Set([
  ...['nargin', 'nargout', 'isargout', 'varargin', 'varargout', 'exist', 'inputname', 'who', 'whos'],
  ...['print_usage', 'narginchk', 'nargoutchk', 'nargchk', 'ans'],
]);

function reasonIn(loop: XmlElement): string | undefined {
  let reason: string | undefined;
  walkNames(loop, (it) => {
    if (it.localName === 'id' && (around.has(it.textContent) || usesUnseen(it.textContent)))
      reason ??= `'${it.textContent}' means something else in a function of the iterations`;
  });
  return reason;
}

/** The variables that tell whether a loop is left. */
function exitsOf(loop: XmlElement): string[] {
  return children(bodyOf(loop))
    .filter((it) => it.localName === 'loop-exit')
    .flatMap((it) => accessesOf(it).reads);
}
