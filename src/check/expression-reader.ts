import { assignedNames } from '../matlab/assignment-target.js';
import type { Assignment, Expression, Index, Statement } from '../matlab/ast.js';
import { declaredNames } from '../matlab/declared-names.js';
import type { AssignedState, Cause } from './assigned-state.js';
import { constantFacts } from './constant-facts.js';
import { expressionsIn } from './expressions-in.js';
import { factsOf } from './facts-of.js';
import { isSize } from './is-size.js';
import { literalValue } from './literal-value.js';
import { subjectOf } from './subject-of.js';
import { variableNames } from './variable-names.js';
import { withoutNumbers } from './without-numbers.js';

/** A read of a variable that may have no value there. */
export interface UnsetRead {
  readonly name: string;
  readonly start: number;
  readonly cause: Cause | undefined;
}

/** Reads expressions, with what is known where they are evaluated, and keeps the first read of each variable without a value. */
export class ExpressionReader {
  readonly reads = new Map<string, UnsetRead>();
  /** The variables that statements give values to. */
  readonly #assigned = new Map<Statement, ReadonlySet<string>>();

  /** Reads an expression, in which there may be assignments. */
  read(it: Expression, state: AssignedState): void {
    switch (it.kind) {
      case 'variable':
        this.#readVariable(it.name, it.start, state);
        return;
      case 'assignment':
        this.#assign(it, state);
        return;
      case 'index':
        if (isCallOf(it, state)) {
          for (const part of it.parts.flatMap(({ items }) => items)) this.read(part, state);
          return;
        }
        break;
      case 'binary':
        if (['&&', '||'].includes(it.operator)) {
          this.#readChain(it.operands, it.operator === '&&', state);
          return;
        }
        break;
      case 'anonymous-function': {
        const bound = new Set(declaredNames(it.parameters));
        this.#readUnbound(it.body, bound, state);
        return;
      }
      default:
        break;
    }
    for (const part of expressionsIn(it)) this.read(part, state);
    if (it.kind === 'unary' && ['++', '--'].includes(it.operator))
      write(state, it.operand, { added: it.operator === '++' ? 1 : -1 });
  }

  /** Later operands are evaluated only where the first hold, or where they do not. */
  #readChain(operands: readonly Expression[], truth: boolean, state: AssignedState): void {
    let left: AssignedState = state;
    for (const [index, operand] of operands.entries()) {
      this.read(operand, left);
      if (index === operands.length - 1) return;
      left = left.copy();
      if (!left.learn(factsOf(operand, truth))) return;
    }
  }

  /** Reads a condition; the state where it holds, or where it does not, or undefined where that never is. */
  decide(condition: Expression, truth: boolean, state: AssignedState): AssignedState | undefined {
    state.work.add(200);
    if (state.work.isTooMuch) return undefined;
    if (condition.kind === 'parenthesized') return this.decide(condition.operand, truth, state);
    if (condition.kind === 'unary' && ['~', '!'].includes(condition.operator))
      return this.decide(condition.operand, !truth, state);
    const decided =
      condition.kind === 'binary' && ['&&', '||'].includes(condition.operator)
        ? this.#decideChain(condition.operands, condition.operator === '&&', truth, state)
        : state.copy();
    if (decided === undefined) return undefined;
    if (condition.kind !== 'binary' || !['&&', '||'].includes(condition.operator))
      this.read(condition, decided);
    return decided.learn(factsOf(condition, truth)) ? decided : undefined;
  }

  /** Either all operands are as the operator asks, or one is not, and those behind it are not evaluated. */
  #decideChain(
    operands: readonly Expression[],
    isAnd: boolean,
    truth: boolean,
    state: AssignedState,
  ): AssignedState | undefined {
    let left: AssignedState | undefined = state;
    let met: AssignedState | undefined;
    for (const operand of operands) {
      if (left === undefined) break;
      const one = isAnd === truth ? undefined : this.decide(operand, truth, left);
      if (met === undefined) met = one;
      else if (one !== undefined) met.join(one, { kind: 'if', start: operand.start });
      left = this.decide(operand, isAnd, left);
    }
    return isAnd === truth ? left : met;
  }

  #readUnbound(it: Expression, bound: ReadonlySet<string>, state: AssignedState): void {
    if (it.kind === 'variable') {
      if (!bound.has(it.name)) this.#readVariable(it.name, it.start, state);
      return;
    }
    const inner =
      it.kind === 'anonymous-function' ? new Set([...bound, ...declaredNames(it.parameters)]) : bound;
    for (const part of expressionsIn(it)) this.#readUnbound(part, inner, state);
  }

  #readVariable(name: string, start: number, state: AssignedState): void {
    const unset = state.unset(name);
    if (unset === undefined) return;
    const { decision } = unset.cause ?? {};
    if (decision !== undefined && state.knowsAbout(this.#assignedIn(decision))) {
      state.assign(name);
      return;
    }
    const known = this.reads.get(name);
    // A loop is traversed again: more is known of the reason then.
    if (known === undefined || start <= known.start)
      this.reads.set(name, { name, start, cause: unset.cause });
    // Behind a read that comes about it has a value.
    state.assign(name);
  }

  #assignedIn(it: Statement): ReadonlySet<string> {
    const known = this.#assigned.get(it);
    if (known !== undefined) return known;
    const { assigned } = variableNames({ parameters: [], outputs: [], body: [it] });
    this.#assigned.set(it, assigned);
    return assigned;
  }

  #assign({ operator, target: left, value }: Assignment, state: AssignedState): void {
    this.read(value, state);
    if (operator !== '=') {
      this.read(left, state);
      const number = literalValue(value);
      const sign = { '+=': 1, '-=': -1 }[operator];
      const isSum = sign !== undefined && typeof number === 'number';
      write(state, left, isSum ? { added: sign * number } : {});
      return;
    }
    const targets = left.kind === 'matrix' ? left.rows.flat() : [left];
    // Of the variables that are written to only indices are read.
    for (const it of targets) this.#readIndices(it, state);
    for (const it of targets) write(state, it, it === left || isSize(value) ? { value } : {});
  }

  #readIndices(target: Expression, state: AssignedState): void {
    const [base, ...indices] = expressionsIn(target);
    if (base !== undefined) this.#readIndices(base, state);
    for (const it of indices) this.read(it, state);
  }
}

/** The value assigned to a variable, where that is known. */
interface Written {
  readonly value?: Expression;
  readonly added?: number;
}

function write(state: AssignedState, target: Expression, { value, added }: Written): void {
  const { rest, sum } = value === undefined ? { rest: undefined, sum: added } : withoutNumbers(value);
  const isOwn = target.kind === 'variable' && (rest ?? target).kind === 'variable';
  for (const name of assignedNames(target)) {
    if (isOwn && sum !== undefined && (rest === undefined || declaredNames([rest])[0] === name))
      state.add(name, subjectOf(target), sum);
    else
      state.assign(
        name,
        target.kind === 'variable' && value !== undefined ? constantFacts(target, value) : [],
      );
  }
}

/** Whether a name that has no value on any way before can be but that of a function: `max = max(x)`. */
function isCallOf({ base, parts }: Index, state: AssignedState): boolean {
  const unset = base.kind === 'variable' ? state.unset(base.name) : undefined;
  const [part] = parts;
  return unset !== undefined && unset.cause === undefined && part?.braces === false && part.items.length > 0;
}
