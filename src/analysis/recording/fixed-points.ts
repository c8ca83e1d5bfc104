import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis } from '../analysis.js';
import { annotate, annotation, children, functionsOf, nextOf, placeOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { assignedIn } from '../lists/assigned-in.js';
import { commentsIn } from '../reading/comments-in.js';
import { bodyOf, flowForward } from '../reading/flow.js';
import { functionName, variablesOf } from '../reading/free-names.js';
import { FreshNames } from '../names/fresh-names.js';
import { ForkedSet } from '../reading/forked-set.js';
import { leftByError } from '../activity/left-by-error.js';
import { Repetitions } from '../activity/repetitions.js';
import { asksAround } from './asks-around.js';
import { readFirst } from './read-first.js';
import { statesAround, type StatesAround } from './states-around.js';
import { unassignedFlow } from './unassigned-flow.js';
import { variableKey } from '../reading/variable.js';

/** The variables that a loop, or its iteration, gets and gives when it is a function of its own. */
interface Interface {
  readonly takes: readonly string[];
  readonly gives: readonly string[];
  readonly lowers: readonly string[];
}

/** Why a loop cannot be differentiated by its fixed point, and a way out. */
class Refusal {
  constructor(
    readonly reason: string,
    readonly hint: string,
  ) {}
}

/** Flags of jumps, which are not raised where a loop begins. */
const flag = /^tmp:(?:break|continue|return):/;

/**
 * Finds what the loops with `%ADiMat <fixed-point/>`, and their iterations at the fixed point, get and give as functions of their
 * own. The variables that an iteration passes to the next are the state x of the fixed point x = f(x, p) (Christianson 1994).
 * Reports loops of which there can be no such functions (E409).
 *
 * Writes the names of the functions (`ada:finds` on loops, `ada:stays` on iterations), the keys of their parameters and outputs
 * (`ada:takes`, `ada:gives`), of the flags that they begin with (`ada:lowers`), and the states (`ada:feeds`).
 */
export const fixedPoints: Analysis = {
  name: 'fixed-points',
  needs: ['ada:fixed', 'ada:is'],
  reads: ['ada:container', 'ada:first', 'ada:shape'],
  adds: ['ada:feeds', 'ada:finds', 'ada:gives', 'ada:lowers', 'ada:stays', 'ada:takes'],
  mayReport: true,
  run(root, { rules, report }) {
    const names = new FreshNames(root, rules);
    const units = functionsOf(root);
    const repetitions = new Repetitions(units, rules);
    for (const unit of units) {
      const comments = commentsIn(unit).filter((it) => annotation(it, 'fixed') !== undefined);
      if (comments.length === 0) continue;
      const known = statesAround(unit);
      const order = [...variablesOf(unit)];
      for (const comment of comments) {
        const loop = comment.parentNode?.parentNode as XmlElement;
        const isWhole = annotation(comment, 'fixed') === 'loop';
        const found = !isPaired(comment, isWhole)
          ? new Refusal('its iteration does not stand behind it any more', 'leave the directive out')
          : isWhole
            ? ofLoop(loop, known, order)
            : ofIteration(loop, known, order, repetitions.reasonOfStatements(bodyOf(loop)));
        if (found instanceof Refusal) {
          report(diagnostic('E409', placeOf(loop), { reason: found.reason, hint: found.hint }));
          continue;
        }
        const { takes, gives, lowers } = found;
        annotate(
          loop,
          isWhole ? 'finds' : 'stays',
          names.fresh(`${functionName(unit)}_${isWhole ? 'loop' : 'iteration'}`),
        );
        annotate(loop, 'takes', takes.join(' '));
        annotate(loop, 'gives', gives.join(' '));
        annotate(loop, 'lowers', lowers.join(' '));
        if (!isWhole) annotate(loop, 'feeds', feedsOf(found).join(' '));
      }
    }
  },
};

/** Whether a loop and its iteration stand one behind the other, as they were put there. */
function isPaired(comment: XmlElement, isWhole: boolean): boolean {
  const loop = comment.parentNode?.parentNode;
  if (loop?.localName !== 'for' && loop?.localName !== 'while') return false;
  if (!isWhole) return true;
  const next = nextOf(loop);
  return (
    next !== undefined &&
    commentsIn(next).some(
      (it) => it.parentNode?.parentNode === next && annotation(it, 'fixed') === 'iteration',
    )
  );
}

function ofLoop(
  loop: XmlElement,
  { unassigned, live }: StatesAround,
  order: readonly string[],
): Interface | Refusal {
  const reason = leftByError(loop) ?? asksAround(loop);
  if (reason !== undefined) return new Refusal(reason, 'write it without that, or leave the directive out');
  const [target] = children(loop);
  const variable = loop.localName === 'for' && target !== undefined ? variableKey(target) : '';
  const behind = live.get(loop) ?? new ForkedSet();
  const read = readFirst(bodyOf(loop), true);
  read.delete(variable);
  for (const key of accessesOf(loop).reads) read.add(key);
  const missing = unassigned.get(loop) ?? new ForkedSet();
  const first = variablesAmong(read, order).filter((key) => !flag.test(key));
  const doubtful = first.find((key) => missing.has(key));
  if (doubtful !== undefined)
    return new Refusal(`'${doubtful}' may have no value before the loop`, 'give it one before the loop');
  const gives = [...assignedIn(loop)].filter((key) => behind.has(key));
  // A loop without iterations gives what there was before.
  const kept = gives.filter((key) => !missing.has(key));
  return {
    takes: inOrder(new Set([...first, ...kept]), order),
    gives: inOrder(gives, order),
    lowers: [...read].filter((key) => flag.test(key)),
  };
}

function ofIteration(
  loop: XmlElement,
  { live }: StatesAround,
  order: readonly string[],
  repeated: string | undefined,
): Interface | Refusal {
  if (repeated !== undefined)
    return new Refusal(
      `its iteration cannot be made once more: ${repeated}`,
      'take that out of the loop, or leave the directive out',
    );
  const read = readFirst(bodyOf(loop), true);
  const assigned = assignedIn(bodyOf(loop));
  const behind = live.get(loop) ?? new ForkedSet();
  const gives = [...assigned].filter((key) => !flag.test(key) && (behind.has(key) || read.has(key)));
  const maybe = flowForward(bodyOf(loop), new ForkedSet(assigned), unassignedFlow);
  const before = [...variablesAmong(read, order), ...gives.filter((key) => maybe.has(key))];
  const found = {
    takes: inOrder(new Set(before.filter((key) => !flag.test(key))), order),
    gives: inOrder(gives, order),
    lowers: [...new Set(before.filter((key) => flag.test(key)))],
  };
  if (feedsOf(found).length === 0)
    return new Refusal(
      'no iteration reads what the one before has computed',
      'leave the directive out: the loop finds no fixed point',
    );
  return found;
}

/** The variables among what is read: the parameters of anonymous functions are none. */
function variablesAmong(read: Iterable<string>, order: readonly string[]): string[] {
  const variables = new Set(order);
  return [...read].filter((key) => key.startsWith('tmp:') || variables.has(key));
}

function inOrder(keys: Iterable<string>, order: readonly string[]): string[] {
  return [...keys].toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** The states, which an iteration reads and passes to the next: the positions of parameters and outputs. */
function feedsOf({ takes, gives }: Interface): string[] {
  return takes.flatMap((key, index) => {
    const output = gives.indexOf(key);
    return output < 0 ? [] : [`${String(index + 1)}=${String(output + 1)}`];
  });
}
