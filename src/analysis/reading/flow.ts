import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { LoopHeads, loops } from './loop-heads.js';

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
   * The states in which a branch with a condition is entered and passed by, forward, by that in which it is reached; undefined
   * where that never happens. If there is none, both are that.
   */
  branch?(branch: XmlElement, state: State): { entered: State | undefined; passed: State | undefined };
  /** Whether a statement never reaches its end: no state is behind it. If there is none, all do. */
  ends?(statement: XmlElement): boolean;
  /**
   * The state behind a loop, by that at its head (what was before joined with what came after iterations) and that after its
   * last iteration. If there is none, that at its head, once more through the head.
   */
  leave?(loop: XmlElement, head: State, end: State): State;
  /** Gets, forward, the state in which a list of statements is reached, which it may change. */
  begin?(list: XmlElement, state: State): void;
  /** Gets, forward, the state at the end of a list if that is reached. */
  end?(list: XmlElement, state: State): void;
  /** Gets, backward, the state behind a statement, which it must not change. */
  behind?(statement: XmlElement, state: State): void;
}

export const attempts: ReadonlySet<string> = new Set(['try', 'unwind-protect']);
export const choices: ReadonlySet<string> = new Set(['choose', 'switch']);

/** The states at jumps, which meet where these lead to. */
interface Exits<State> {
  readonly breaks: State[];
  readonly continues: State[];
  readonly returns: State[];
  readonly heads: LoopHeads<State>;
}

/** Carries a state forward through a statement list, loops to a fixed point; returns the state at the end. */
export function flowForward<State>(list: XmlElement, start: State, flow: Flow<State>): State {
  const exits = noExits(new LoopHeads(flow));
  const unreached = flow.copy(start);
  const end = listForward(list, start, flow, exits);
  return joinEnds([end, ...exits.returns], flow, list) ?? unreached;
}

function noExits<State>(heads: LoopHeads<State>): Exits<State> {
  return { breaks: [], continues: [], returns: [], heads };
}

/** The same within a function; there is no state behind what ends in a jump. */
function listForward<State>(
  list: XmlElement,
  start: State,
  flow: Flow<State>,
  exits: Exits<State>,
): State | undefined {
  flow.begin?.(list, start);
  let state = start;
  let isReached = true;
  for (const statement of children(list)) {
    const name = statement.localName;
    let end: State | undefined;
    if (loops.has(name)) {
      end = loopForward(statement, state, flow, exits);
    } else if (choices.has(name)) {
      end = choiceForward(statement, flow.step(statement, state), flow, exits);
    } else if (attempts.has(name)) {
      end = attemptForward(statement, state, flow, exits);
    } else if (name === 'statement-list') {
      end = listForward(statement, state, flow, exits);
    } else if (name === 'break' || name === 'continue' || name === 'return') {
      exits[`${name}s`].push(state);
    } else {
      end = flow.step(statement, state);
      // Unreachable statements are traversed all the same: they may want annotations.
      if (flow.ends?.(statement) === true) isReached = false;
    }
    if (end === undefined) return undefined;
    state = end;
  }
  if (!isReached) return undefined;
  flow.end?.(list, state);
  return state;
}

function choiceForward<State>(
  choice: XmlElement,
  before: State,
  flow: Flow<State>,
  exits: Exits<State>,
): State | undefined {
  const ends: (State | undefined)[] = [];
  let left: State | undefined = before;
  for (const branch of branchesOf(choice)) {
    if (left === undefined) break;
    const isLast = branch.localName === 'otherwise';
    const { entered, passed }: { entered: State | undefined; passed: State | undefined } =
      branch.localName === 'when' && flow.branch !== undefined
        ? flow.branch(branch, left)
        : { entered: left, passed: isLast ? undefined : left };
    if (entered !== undefined) ends.push(listForward(bodyOf(branch), flow.copy(entered), flow, exits));
    left = passed;
  }
  return joinEnds([left, ...ends], flow, choice);
}

function loopForward<State>(loop: XmlElement, start: State, flow: Flow<State>, exits: Exits<State>): State {
  const known = exits.heads.known(loop, start, flow);
  if (known !== undefined) {
    exits.returns.push(...known.returns);
    return known.state;
  }
  const entry = exits.heads.of(loop, start);
  for (;;) {
    const inner = noExits(exits.heads);
    const fallen = listForward(bodyOf(loop), flow.step(loop, flow.copy(entry)), flow, inner);
    const end = joinEnds([fallen, ...inner.continues], flow, loop);
    if (end !== undefined && flow.join(entry, end, loop)) continue;
    let state: State;
    if (flow.leave !== undefined) {
      state = flow.leave(loop, entry, end ?? flow.copy(entry));
    } else {
      state = flow.step(loop, flow.copy(entry));
      // The variable of a loop that was never entered keeps its state, so what was before joins what came after.
      flow.join(state, entry, loop);
    }
    for (const it of inner.breaks) flow.join(state, it, loop);
    exits.heads.keep(loop, start, entry, { state, returns: inner.returns });
    exits.returns.push(...inner.returns);
    return state;
  }
}

/** Through a `try` and its handler, or what is protected and its clean-up: the second may begin behind any statement. */
function attemptForward<State>(
  attempt: XmlElement,
  start: State,
  flow: Flow<State>,
  exits: Exits<State>,
): State | undefined {
  const failed = flow.copy(start);
  const last = lastOf(attempt);
  const cleansUp = last?.localName === 'unwind-cleanup';
  const inner = cleansUp ? noExits(exits.heads) : exits;
  const end = listForward(
    bodyOf(attempt),
    start,
    {
      ...flow,
      step: (statement, before) => {
        const after = flow.step(statement, before);
        flow.join(failed, after, attempt);
        return after;
      },
    },
    inner,
  );
  if (last === undefined) return joinEnds([end, failed], flow, attempt);
  if (cleansUp) {
    // Jumps out of what is protected reach the clean-up, too.
    for (const kind of ['breaks', 'continues', 'returns'] as const) {
      for (const it of inner[kind]) {
        const left = listForward(bodyOf(last), it, flow, exits);
        if (left !== undefined) exits[kind].push(left);
      }
    }
    return listForward(bodyOf(last), failed, flow, exits);
  }
  const handled = listForward(bodyOf(last), flow.step(last, failed), flow, exits);
  return joinEnds([end, handled], flow, attempt);
}

/** The handler of a `try` or the clean-up of what is protected. */
export function lastOf(attempt: XmlElement): XmlElement | undefined {
  return children(attempt).find((it) => it.localName === 'catch' || it.localName === 'unwind-cleanup');
}

/** The branches of a choice. */
export function branchesOf(choice: XmlElement): XmlElement[] {
  return children(choice).filter((it) => ['when', 'case', 'otherwise'].includes(it.localName));
}

/** The statements of a loop or a branch. */
export function bodyOf(holder: XmlElement): XmlElement {
  const found = children(holder).find((it) => it.localName === 'statement-list');
  if (found === undefined) throw new Error(`${holder.localName} has no statements`);
  return found;
}

/** The join of the states that there are. */
function joinEnds<State>(
  states: readonly (State | undefined)[],
  flow: Flow<State>,
  at: XmlElement,
): State | undefined {
  const [first, ...others] = states.filter((it) => it !== undefined);
  if (first === undefined) return undefined;
  const joined = flow.copy(first);
  for (const other of others) flow.join(joined, other, at);
  return joined;
}
