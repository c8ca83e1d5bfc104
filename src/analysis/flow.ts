import { children } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';

/**
 * A data-flow problem over structured statements. A state belongs to the point between two statements; `step`
 * may change the state that it is given and return it.
 */
export interface Flow<State> {
  copy(state: State): State;
  /** The union of two states that meet at a statement, in the first of them; says whether that changed it. */
  join(into: State, other: State, at: XmlElement): boolean;
  /** A statement without statements inside, or the head of one with: its condition, or a loop's variable. */
  step(statement: XmlElement, state: State): State;
  /**
   * The state behind a loop, by that at its head (what was before joined with what came after trips) and that after its
   * last trip. If there is none, that at its head, once more through the head.
   */
  leave?(loop: XmlElement, head: State, end: State): State;
}

const loops: ReadonlySet<string> = new Set(['for', 'parfor', 'while', 'reversed-loop']);
const attempts: ReadonlySet<string> = new Set(['try', 'unwind-protect']);
const choices: ReadonlySet<string> = new Set(['choose', 'switch']);

/** Carries a state forward through a statement list, loops to a fixed point; returns the state at the end. */
export function flowForward<State>(list: XmlElement, start: State, flow: Flow<State>): State {
  let state = start;
  for (const statement of children(list)) {
    const name = statement.localName;
    if (loops.has(name)) {
      const entry = flow.copy(state);
      let end: State;
      do end = flowForward(bodyOf(statement), flow.step(statement, flow.copy(entry)), flow);
      while (flow.join(entry, end, statement));
      if (flow.leave !== undefined) {
        state = flow.leave(statement, entry, end);
        continue;
      }
      state = flow.step(statement, entry);
      // The variable of a loop that was never entered keeps its state, so what was before joins what came after.
      flow.join(state, entry, statement);
    } else if (choices.has(name)) {
      state = flow.step(statement, state);
      const ends = armsOf(statement).map((arm) => flowForward(bodyOf(arm), flow.copy(state), flow));
      state = joinAll(ends, hasOtherwise(statement) ? undefined : state, flow, statement);
    } else if (attempts.has(name)) {
      state = attemptForward(statement, state, flow);
    } else if (name === 'statement-list') {
      state = flowForward(statement, state, flow);
    } else {
      state = flow.step(statement, state);
    }
  }
  return state;
}

/** Carries a state backward through a statement list, loops to a fixed point; returns the state at the start. */
export function flowBackward<State>(list: XmlElement, end: State, flow: Flow<State>): State {
  let state = end;
  for (const statement of children(list).reverse()) {
    const name = statement.localName;
    if (loops.has(name)) {
      const head = flow.copy(state);
      for (;;) {
        const start = flow.step(statement, flowBackward(bodyOf(statement), flow.copy(head), flow));
        if (!flow.join(head, start, statement)) break;
      }
      state = head;
    } else if (choices.has(name)) {
      const starts = armsOf(statement).map((arm) => flowBackward(bodyOf(arm), flow.copy(state), flow));
      state = flow.step(
        statement,
        joinAll(starts, hasOtherwise(statement) ? undefined : state, flow, statement),
      );
    } else if (attempts.has(name)) {
      state = attemptBackward(statement, state, flow);
    } else if (name === 'statement-list') {
      state = flowBackward(statement, state, flow);
    } else {
      state = flow.step(statement, state);
    }
  }
  return state;
}

/** Through a `try` and its handler, or what is protected and its clean-up: the second may begin behind any statement. */
function attemptForward<State>(attempt: XmlElement, start: State, flow: Flow<State>): State {
  const failed = flow.copy(start);
  const end = flowForward(bodyOf(attempt), start, {
    ...flow,
    step: (statement, before) => {
      const after = flow.step(statement, before);
      flow.join(failed, after, attempt);
      return after;
    },
  });
  const last = lastOf(attempt);
  if (last === undefined) {
    flow.join(end, failed, attempt);
    return end;
  }
  if (last.localName === 'unwind-cleanup') return flowForward(bodyOf(last), failed, flow);
  flow.join(end, flowForward(bodyOf(last), flow.step(last, failed), flow), attempt);
  return end;
}

function attemptBackward<State>(attempt: XmlElement, end: State, flow: Flow<State>): State {
  const last = lastOf(attempt);
  const handled = flow.copy(end);
  const failed = last === undefined ? handled : flow.step(last, flowBackward(bodyOf(last), handled, flow));
  const start = flowBackward(
    bodyOf(attempt),
    last?.localName === 'unwind-cleanup' ? flow.copy(failed) : end,
    {
      copy: (state) => flow.copy(state),
      join: (into, other, at) => flow.join(into, other, at),
      step: (statement, after) => {
        const before = flow.step(statement, after);
        flow.join(before, failed, attempt);
        return before;
      },
    },
  );
  flow.join(start, failed, attempt);
  return start;
}

/** The handler of a `try` or the clean-up of what is protected. */
function lastOf(attempt: XmlElement): XmlElement | undefined {
  return children(attempt).find((it) => it.localName === 'catch' || it.localName === 'unwind-cleanup');
}

/** The arms of a choice. */
export function armsOf(choice: XmlElement): XmlElement[] {
  return children(choice).filter((it) => ['when', 'case', 'otherwise'].includes(it.localName));
}

/** The statements of a loop or an arm. */
export function bodyOf(holder: XmlElement): XmlElement {
  const found = children(holder).find((it) => it.localName === 'statement-list');
  if (found === undefined) throw new Error(`${holder.localName} has no statements`);
  return found;
}

function hasOtherwise(choice: XmlElement): boolean {
  return armsOf(choice).some((it) => it.localName === 'otherwise');
}

function joinAll<State>(
  states: readonly State[],
  also: State | undefined,
  flow: Flow<State>,
  at: XmlElement,
): State {
  const [first, ...others] = also === undefined ? states : [also, ...states];
  if (first === undefined) throw new Error('a choice without arms');
  const joined = flow.copy(first);
  for (const other of others) flow.join(joined, other, at);
  return joined;
}
