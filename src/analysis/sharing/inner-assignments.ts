import type { Analysis } from '../analysis.js';
import { annotate, child, children, functionsOf, holds, holdsName, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssigned } from '../reading/assignment.js';
import { headsOf, type Head } from './evaluation-order.js';
import { variablesOf } from '../reading/free-names.js';
import { FreshNames } from '../names/fresh-names.js';
import { principalVariable, variableKey } from '../reading/variable.js';

/**
 * Assignments inside expressions, which Octave knows, and what they need to stand in front of their statement instead.
 *
 * Writes `ada:embedded` on them, and on the `&&` and `||` that decide whether they happen, and `ada:stored` (a name) on what
 * is to be kept in a variable: values that are assigned to parts of variables, values before `++`, what `&&` and `||`
 * give, and what is evaluated before an assignment and would be seen changed. Where the order of evaluation is not that of
 * statements (behind `until` with jumps to it, among the cases of a switch, in anonymous functions), nothing is written.
 */
export const innerAssignments: Analysis = {
  name: 'inner-assignments',
  needs: [],
  reads: ['ada:is'],
  adds: ['ada:embedded', 'ada:stored'],
  run(root, { rules }) {
    const units = functionsOf(root).filter((unit) => holds(unit, isInner));
    if (units.length === 0) return;
    const names = new FreshNames(root, rules);
    for (const unit of units) {
      const body = child(unit, 'statement-list');
      const variables = new Set(variablesOf(unit));
      const asks = holdsName(unit, (it) => it.localName === 'id' && it.textContent === 'ans');
      if (body === undefined) continue;
      for (const head of headsOf(body, () => false)) new Moves(head, names, variables, asks).annotate();
    }
  },
};

const increments: ReadonlySet<string> = new Set(['++', '--']);

/** Whether an element assigns as a part of an expression. */
function isInner(it: XmlElement): boolean {
  const parent = it.parentNode?.localName;
  if (parent === 'statement-list' || parent === 'global' || parent === 'persistent') return false;
  if (parent === 'param-list' && it.parentNode?.parentNode?.localName === 'function') return false;
  return isAssigned(it) || isIncrement(it);
}

function isIncrement(it: XmlElement): boolean {
  return it.localName === 'unary' && increments.has(it.getAttribute('op'));
}

function isShortCircuit(it: XmlElement): boolean {
  return it.localName === 'binary' && (it.getAttribute('op') === '&&' || it.getAttribute('op') === '||');
}

/** The expressions that one statement evaluates. */
class Moves {
  readonly #embedded: XmlElement[] = [];
  readonly #stored = new Map<XmlElement, string>();

  /** @param asks whether the function reads `ans`, which statements that are no assignments change */
  constructor(
    readonly head: Head,
    readonly names: FreshNames,
    readonly variables: ReadonlySet<string>,
    readonly asks: boolean,
  ) {}

  annotate(): void {
    if (!this.head.expressions.some((it) => holds(it, isInner)) || !this.#plan()) return;
    for (const it of this.#embedded) annotate(it, 'embedded', 'yes');
    for (const [it, base] of this.#stored) annotate(it, 'stored', this.names.numbered(base));
  }

  #plan(): boolean {
    const { statement, expressions } = this.head;
    if (statement.localName === 'case') return false;
    if (statement.localName === 'do-until' && holds(statement, (it) => it.localName === 'continue'))
      return false;
    return isAssigned(statement) ? this.#planSides(statement) : this.#planInOrder(expressions);
  }

  /** MATLAB evaluates the right side of an assignment first, Octave the left one: neither may see what the other does. */
  #planSides(statement: XmlElement): boolean {
    const [target, value] = children(statement);
    if (target === undefined || value === undefined) return false;
    const [left, right] = [assignedIn(target), assignedIn(value)];
    const variable = principalVariable(target);
    const isCompound = statement.getAttribute('op') !== '=';
    if (isCompound && variable !== undefined && right.has(variableKey(variable))) return false;
    const indices = target.localName === 'var' ? [] : readIn(target, variable);
    if (meet(left, readIn(value)) || meet(right, indices)) return false;
    return this.#planAll([value]) && (left.size === 0 || this.#planAll([target]));
  }

  #planInOrder(parts: readonly XmlElement[]): boolean {
    const [whole] = parts;
    if (whole !== this.head.statement || !isShortCircuit(whole)) return this.#planAll(parts);
    this.#embedded.push(whole);
    return !this.asks && children(whole).every((it) => this.#planAll([it]));
  }

  /** Operands that are evaluated one after the other. */
  #planAll(operands: readonly XmlElement[]): boolean {
    if (!operands.every((it) => this.#planOne(it))) return false;
    return operands.every((it, index) => {
      const later = operands.slice(index + 1).filter((other) => holds(other, isInner));
      return later.length === 0 || this.#keep(it, later);
    });
  }

  #planOne(it: XmlElement): boolean {
    if (!holds(it, isInner)) return true;
    if (it.localName === 'anonymous-function') return false;
    if (isAssigned(it)) return this.#planAssignment(it);
    if (isIncrement(it)) {
      this.#embedded.push(it);
      if (it.getAttribute('place') === 'postfix') this.#stored.set(it, baseOf(it));
      return !children(it).some((operand) => holds(operand, isInner));
    }
    const parts = operandsOf(it);
    if (isShortCircuit(it)) {
      if (parts.slice(1).some((operand) => holds(operand, isInner))) {
        this.#embedded.push(it);
        this.#stored.set(it, 'test');
      }
      return parts.every((operand) => this.#planAll([operand]));
    }
    // Octave leaves out what stands behind `|` and `&` in some conditions.
    if (it.localName === 'binary' && ['|', '&'].includes(it.getAttribute('op')) && this.#decides())
      return false;
    if (it.localName === 'array') {
      if (parts.some((part) => this.#hasOuterEnd(part))) return false;
      if (mayNameArguments(it)) return false;
    }
    return this.#planAll(parts);
  }

  #decides(): boolean {
    return ['if', 'elseif', 'while', 'do-until'].includes(this.head.statement.localName);
  }

  #planAssignment(it: XmlElement): boolean {
    const [target, value] = children(it);
    if (target === undefined || value === undefined || target.localName === 'unary') return false;
    if (holds(target, isInner) || !this.#planAll([value])) return false;
    this.#embedded.push(it);
    const isPart = it.getAttribute('op') === '=' && target.localName !== 'var';
    const isOther = value.localName === 'var' && variableKey(value) !== baseOf(target);
    if (isPart && !isOther && !isConstant(value)) this.#stored.set(it, baseOf(target));
    return true;
  }

  /** Expressions that are evaluated before assignments give the same behind them, or are saved. */
  #keep(it: XmlElement, later: readonly XmlElement[]): boolean {
    const changed = new Set(later.flatMap((other) => [...assignedIn(other)]));
    const isOvertaken =
      this.#mayCall(it) &&
      later.some((other) => holds(other, (each) => this.#embedded.includes(each) && this.#mayCall(each)));
    if (!meet(changed, this.#readByRest(it)) && !isOvertaken) return true;
    if (holds(it, isInner) && !isInner(it)) return operandsOf(it).every((part) => this.#keep(part, later));
    if (this.#hasOuterEnd(it) || !isSingleValue(it)) return false;
    this.#stored.set(it, 'value');
    return true;
  }

  #mayCall(it: XmlElement): boolean {
    return holds(it, (each) => each.localName === 'array' && !this.#isPart(each));
  }

  /** Whether it is a part of a variable, and no call. */
  #isPart(it: XmlElement): boolean {
    const [base] = children(it);
    return base?.localName === 'var' && this.variables.has(variableKey(base));
  }

  /** Whether an `end` in it may be that of something around it: then it means something only there. */
  #hasOuterEnd(it: XmlElement): boolean {
    if (it.localName === 'end') return true;
    // The result of a call is indexed by the lists behind its arguments.
    const outside = it.localName !== 'array' ? undefined : this.#isPart(it) ? 1 : 2;
    return children(it)
      .slice(0, outside)
      .some((each) => this.#hasOuterEnd(each));
  }

  /** The names that stand in what remains of an expression when its assignments are made. */
  #readByRest(it: XmlElement): readonly string[] {
    if (this.#stored.has(it)) return [];
    const [, value] = children(it);
    if (!isAssigned(it))
      return it.localName === 'var'
        ? [variableKey(it)]
        : children(it).flatMap((part) => this.#readByRest(part));
    return it.getAttribute('op') === '=' && value !== undefined && isConstant(value) ? [] : readIn(it);
  }
}

/** Functions of one argument that are asked about what is assigned there. */
const asking = /^(?:is[a-z]+|numel|length|rows|columns|size|any|all|nnz|abs)$/;

/** Whether what looks like an assignment among arguments would name one in MATLAB: `plot(x, LineWidth=2)`. */
function mayNameArguments(call: XmlElement): boolean {
  const [name, ...lists] = children(call);
  const [only, ...others] = lists.flatMap((list) => (list.localName === 'param-list' ? children(list) : []));
  if (only === undefined || name === undefined) return false;
  const isAsking = others.length === 0 && name.localName === 'var' && asking.test(name.textContent);
  return !isAsking && [only, ...others].some((it) => it.getAttribute('op') === '=');
}

/** Elements that hold operands without being any. */
const lists: ReadonlySet<string> = new Set(['param-list', 'cell-index', 'row-list', 'item-list', 'op']);

function operandsOf(it: XmlElement): XmlElement[] {
  return children(it).flatMap((part) => (lists.has(part.localName) ? operandsOf(part) : [part]));
}

/** Whether a value is repeated rather than kept: a literal, or what deletes elements. */
function isConstant(it: XmlElement): boolean {
  const isBrackets = it.localName === 'unary' && it.getAttribute('op') === '[]';
  return it.localName === 'literal' || (isBrackets && operandsOf(it).length === 0);
}

/** Whether an expression has one value by its form, whatever its names stand for, and means the same elsewhere. */
function isSingleValue(it: XmlElement): boolean {
  if (it.localName === 'array') return children(it).every(({ localName }) => localName !== 'cell-index');
  return ['var', 'binary', 'sum', 'unary', 'range', 'literal'].includes(it.localName);
}

/** The variables that assignments in an expression change. */
function assignedIn(it: XmlElement): ReadonlySet<string> {
  const found = new Set<string>();
  walk(it, (each) => {
    const target = isInner(each) ? children(each)[0] : undefined;
    const variable = target === undefined ? undefined : principalVariable(target);
    if (variable !== undefined) found.add(variableKey(variable));
    return undefined;
  });
  return found;
}

/** The names in an expression but for one. */
function readIn(it: XmlElement, but?: XmlElement): readonly string[] {
  const found: string[] = [];
  walk(it, (each) => {
    if (each.localName === 'var' && each !== but) found.push(variableKey(each));
    return undefined;
  });
  return found;
}

function baseOf(it: XmlElement): string {
  const [first] = children(it);
  const variable = principalVariable(it) ?? (first === undefined ? undefined : principalVariable(first));
  return variable === undefined ? 'value' : variableKey(variable);
}

function meet(some: ReadonlySet<string>, names: readonly string[]): boolean {
  return names.some((it) => some.has(it));
}
