import { assignedNames } from '../matlab/assignment-target.js';
import type { Block, Expression, For, FunctionNode, If, Statement, Switch, While } from '../matlab/ast.js';
import { AssignedState, type Cause, type Unset } from './assigned-state.js';
import { caseFacts } from './case-facts.js';
import { ExpressionReader, type UnsetRead } from './expression-reader.js';
import { argumentFacts } from './argument-facts.js';
import { Fact } from './fact.js';
import { iterationFacts } from './iteration-facts.js';
import { loopVariableFacts } from './loop-variable-facts.js';
import { literalValue } from './literal-value.js';
import { subjectOf } from './subject-of.js';
import { Work } from './work.js';

type State = AssignedState | undefined;

interface Jumps {
  readonly breaks: AssignedState[];
  readonly continues: AssignedState[];
}

/** Functions that never come back. */
const raising: ReadonlySet<string> = new Set([
  'error',
  'rethrow',
  'throw',
  'print_usage',
  'usage',
  'exit',
  'quit',
]);

/** So often a loop is traversed; then less is remembered of it. */
const mostRounds = 4;

type Loop = For | While;

/**
 * Follows the ways through a function with what is known on each: which variables have a value, what conditions have said
 * and which constants were assigned. Conditions that were asked before, flags, counts of arguments and of iterations tell
 * apart ways that nobody goes. A state is undefined where nobody comes.
 */
export class FunctionCheck {
  readonly #work = new Work();
  readonly #reader = new ExpressionReader();
  readonly #returns: AssignedState[] = [];
  /** The states in which handlers may begin, innermost last. */
  readonly #failures: { readonly state: AssignedState; readonly cause: Cause }[] = [];
  readonly #heads = new Map<Loop, AssignedState>();

  /** @param tracked the variables that count */
  constructor(readonly tracked: ReadonlySet<string>) {}

  get isTooLarge(): boolean {
    return this.#work.isTooMuch;
  }

  get reads(): ReadonlyMap<string, UnsetRead> {
    return this.#reader.reads;
  }

  /** The outputs that may have no value at the end, where they are wanted. */
  outputsOf(unit: FunctionNode): ReadonlyMap<string, Unset> {
    const start = new AssignedState(this.tracked, this.#work);
    start.learn(argumentFacts(unit));
    const end = this.#block(unit.body, start, { breaks: [], continues: [] });
    const all = this.#meet([end, ...this.#returns], { kind: 'function', start: unit.start });
    const found = new Map<string, Unset>();
    const names = unit.outputs.map((it) => (it.kind === 'variable' ? it.name : ''));
    const nargout: Expression = { kind: 'variable', start: 0, name: 'nargout' };
    names.forEach((name, index) => {
      const unset = all?.unset(name);
      if (all === undefined || unset === undefined) return;
      // All calls that want it want as many outputs, or more.
      const isWanted = names.slice(index).some((_, further) => {
        const asked = all.copy();
        const about = subjectOf(nargout);
        return asked.learn([new Fact(about, '==', index + 1 + further)]) && asked.unset(name) !== undefined;
      });
      if (isWanted) found.set(name, unset);
    });
    return found;
  }

  #block(block: Block, start: State, jumps: Jumps): State {
    let state = start;
    for (const it of block) {
      if (state === undefined || this.#work.isTooMuch) return undefined;
      state = this.#statement(it, state, jumps);
      if (state !== undefined) for (const failure of this.#failures) failure.state.join(state, failure.cause);
    }
    return state;
  }

  #statement(it: Statement, state: AssignedState, jumps: Jumps): State {
    switch (it.kind) {
      case 'expression':
        return this.#expression(it.expression, state);
      case 'if':
        return this.#if(it, state, jumps);
      case 'switch':
        return this.#switch(it, state, jumps);
      case 'for':
        return this.#for(it, state);
      case 'while':
        return this.#while(it, state);
      case 'do-until':
        return this.#doUntil(it, state);
      case 'break':
        jumps.breaks.push(state);
        return undefined;
      case 'continue':
        jumps.continues.push(state);
        return undefined;
      case 'return':
        this.#returns.push(state);
        return undefined;
      case 'try': {
        const cause = { kind: 'try', start: it.start, decision: it } as const;
        const failed = state.copy();
        this.#failures.push({ state: failed, cause });
        const end = this.#block(it.body, state, jumps);
        this.#failures.pop();
        if (it.handler?.name !== undefined) failed.assign(it.handler.name);
        return this.#meet([end, this.#block(it.handler?.body ?? [], failed, jumps)], cause);
      }
      case 'unwind-protect':
        return this.#block(it.cleanup, this.#block(it.body, state, jumps), jumps);
      case 'spmd':
        return this.#block(it.body, state, jumps);
      case 'persistent':
        for (const item of it.items) if (item.kind === 'assignment') this.#reader.read(item.value, state);
        return state;
      default:
        return state;
    }
  }

  #expression(it: Expression, state: AssignedState): State {
    this.#reader.read(it, state);
    if (it.kind !== 'index' || it.base.kind !== 'variable') return state;
    if (raising.has(it.base.name)) return undefined;
    const [first, second] = it.parts[0]?.items ?? [];
    const isCondition = second === undefined || typeof literalValue(second) === 'string';
    if (it.base.name === 'assert' && first !== undefined && isCondition)
      return this.#reader.decide(first, true, state);
    return state;
  }

  #if(it: If, state: AssignedState, jumps: Jumps): State {
    const ends: State[] = [];
    let left: State = state;
    for (const { condition, body } of it.branches) {
      if (left === undefined) break;
      ends.push(this.#block(body, this.#reader.decide(condition, true, left), jumps));
      left = this.#reader.decide(condition, false, left);
    }
    if (!isCounted(it.branches.map(({ condition }) => condition)) || it.otherwise !== undefined)
      ends.push(this.#block(it.otherwise ?? [], left, jumps));
    return this.#meet(ends, { kind: 'if', start: it.start, decision: it });
  }

  #switch(it: Switch, state: AssignedState, jumps: Jumps): State {
    this.#reader.read(it.subject, state);
    const ends: State[] = [];
    let left: State = state;
    for (const { value, body } of it.cases) {
      if (left === undefined) break;
      this.#reader.read(value, left);
      const entered = left.copy();
      if (entered.learn(caseFacts(it.subject, value, true))) ends.push(this.#block(body, entered, jumps));
      if (!left.learn(caseFacts(it.subject, value, false))) left = undefined;
    }
    if (!isCounted(it.cases.map(() => it.subject)) || it.otherwise !== undefined)
      ends.push(this.#block(it.otherwise ?? [], left, jumps));
    return this.#meet(ends, { kind: 'switch', start: it.start, decision: it });
  }

  #for(it: For, state: AssignedState): State {
    const { target, values, body, start } = it;
    const cause = { kind: 'loop', start } as const;
    this.#reader.read(values, state);
    const names = assignedNames(target);
    const passed = state.copy();
    const isPassed = passed.learn(iterationFacts(values, false));
    // Its variable is empty then.
    for (const name of names) passed.assign(name);
    const begin = (from: State, isFirst: boolean): State => {
      const begun = from?.copy();
      if (begun?.learn(iterationFacts(values, true)) !== true) return undefined;
      for (const name of names) begun.assign(name);
      return begun.learn(loopVariableFacts(target, values, isFirst)) ? begun : undefined;
    };
    const breaks: AssignedState[] = [];
    let last: State;
    this.#rounds(it, begin(state, true), cause, breaks, (head, jumps) => {
      last = this.#meet([this.#block(body, head, jumps), ...jumps.continues], cause);
      return begin(last, false);
    });
    return this.#meet([isPassed ? passed : undefined, last, ...breaks], cause);
  }

  #while(it: While, state: AssignedState): State {
    const cause = { kind: 'loop', start: it.start } as const;
    const { condition, body } = it;
    const decide = (from: State, truth: boolean): State =>
      from === undefined ? undefined : this.#reader.decide(condition, truth, from);
    const breaks: AssignedState[] = [];
    let last: State;
    this.#rounds(it, decide(state, true), cause, breaks, (head, jumps) => {
      last = this.#meet([this.#block(body, head, jumps), ...jumps.continues], cause);
      return decide(last, true);
    });
    return this.#meet([decide(state, false), decide(last, false), ...breaks], cause);
  }

  #doUntil(it: While, state: AssignedState): State {
    const cause = { kind: 'loop', start: it.start } as const;
    const { condition, body } = it;
    const breaks: AssignedState[] = [];
    let last: State;
    this.#rounds(it, state, cause, breaks, (head, jumps) => {
      last = this.#meet([this.#block(body, head, jumps), ...jumps.continues], cause);
      return last === undefined ? undefined : this.#reader.decide(condition, false, last);
    });
    const end = last === undefined ? undefined : this.#reader.decide(condition, true, last);
    return this.#meet([end, ...breaks], cause);
  }

  /**
   * Goes through a loop until nothing more is found out: `iterate` takes the state in which an iteration begins to that in
   * which the next one does.
   */
  #rounds(
    loop: Loop,
    entry: State,
    cause: Cause,
    breaks: AssignedState[],
    iterate: (head: AssignedState, jumps: Jumps) => State,
  ): void {
    if (entry === undefined) return;
    const head = this.#heads.get(loop)?.copy() ?? entry.copy();
    head.join(entry, cause);
    for (let round = 1; ; round += 1) {
      const jumps: Jumps = { breaks: [], continues: [] };
      const next = iterate(head.copy(), jumps);
      if (next !== undefined && head.join(next, cause, round > mostRounds)) continue;
      this.#heads.set(loop, head);
      breaks.push(...jumps.breaks);
      return;
    }
  }

  #meet(states: readonly State[], cause: Cause): State {
    const [first, ...others] = states.filter((it) => it !== undefined);
    const met = first?.copy();
    for (const it of others) met?.join(it, cause);
    return met;
  }
}

/** Whether several conditions ask for counts of arguments only: together they name all ways of calling the function. */
function isCounted(conditions: readonly Expression[]): boolean {
  return (
    conditions.length > 1 &&
    conditions.every((it) => {
      const { names } = subjectOf(it);
      return names.length > 0 && names.every((name) => name === 'nargin' || name === 'nargout');
    })
  );
}
