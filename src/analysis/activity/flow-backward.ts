import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { branchesOf, attempts, bodyOf, choices, lastOf, type Flow } from '../reading/flow.js';
import { LoopHeads, loops } from '../reading/loop-heads.js';

/** The states behind where jumps lead to, which those before them are. */
interface Targets<State> {
  readonly break?: () => State;
  readonly continue?: () => State;
  readonly return: () => State;
  readonly heads: LoopHeads<State>;
}

/** Carries a state backward through a statement list, loops to a fixed point; returns the state at the start. */
export function flowBackward<State>(list: XmlElement, end: State, flow: Flow<State>): State {
  const after = flow.copy(end);
  return listBackward(list, end, flow, {
    return: () => flow.copy(after),
    heads: new LoopHeads(flow),
  });
}

function listBackward<State>(
  list: XmlElement,
  end: State,
  flow: Flow<State>,
  targets: Targets<State>,
): State {
  let state = end;
  for (const statement of children(list).reverse()) {
    const name = statement.localName;
    flow.behind?.(statement, state);
    if (loops.has(name)) {
      const known = targets.heads.known(statement, state, flow);
      if (known !== undefined) {
        state = known.state;
        continue;
      }
      const head = targets.heads.of(statement, state);
      const after = state;
      const breaks = { areThere: false };
      const leave = (): State => {
        breaks.areThere = true;
        return flow.copy(after);
      };
      const inner = { ...targets, break: leave, continue: () => flow.copy(head) };
      for (;;) {
        const start = flow.step(statement, listBackward(bodyOf(statement), flow.copy(head), flow, inner));
        if (!flow.join(head, start, statement)) break;
      }
      // Breaks lead outside: the head does not say what comes of them.
      targets.heads.keep(statement, after, head, breaks.areThere ? undefined : { state: head, returns: [] });
      state = head;
    } else if (choices.has(name)) {
      const after = state;
      const starts = branchesOf(statement).map((branch) =>
        listBackward(bodyOf(branch), flow.copy(after), flow, targets),
      );
      state = flow.step(
        statement,
        joinAll(starts, hasOtherwise(statement) ? undefined : state, flow, statement),
      );
    } else if (attempts.has(name)) {
      state = attemptBackward(statement, state, flow, targets);
    } else if (name === 'statement-list') {
      state = listBackward(statement, state, flow, targets);
    } else if (name === 'break' || name === 'continue' || name === 'return') {
      state = targets[name]?.() ?? state;
    } else {
      state = flow.step(statement, state);
    }
  }
  return state;
}

function attemptBackward<State>(
  attempt: XmlElement,
  end: State,
  flow: Flow<State>,
  targets: Targets<State>,
): State {
  const last = lastOf(attempt);
  const cleansUp = last?.localName === 'unwind-cleanup';
  const handled = flow.copy(end);
  const failed =
    last === undefined ? handled : flow.step(last, listBackward(bodyOf(last), handled, flow, targets));
  const cleaned = (target: (() => State) | undefined): (() => State) | undefined =>
    cleansUp && target !== undefined ? () => listBackward(bodyOf(last), target(), flow, targets) : target;
  const inner = {
    break: cleaned(targets.break),
    continue: cleaned(targets.continue),
    return: cleaned(targets.return),
    heads: targets.heads,
  } as Targets<State>;
  const start = listBackward(
    bodyOf(attempt),
    cleansUp ? flow.copy(failed) : end,
    {
      ...flow,
      step: (statement, after) => {
        const before = flow.step(statement, after);
        flow.join(before, failed, attempt);
        return before;
      },
    },
    inner,
  );
  flow.join(start, failed, attempt);
  return start;
}

function hasOtherwise(choice: XmlElement): boolean {
  return branchesOf(choice).some((it) => it.localName === 'otherwise');
}

function joinAll<State>(
  states: readonly State[],
  also: State | undefined,
  flow: Flow<State>,
  at: XmlElement,
): State {
  const [first, ...others] = also === undefined ? states : [also, ...states];
  if (first === undefined) throw new Error('a choice without branches');
  const joined = flow.copy(first);
  for (const other of others) flow.join(joined, other, at);
  return joined;
}
