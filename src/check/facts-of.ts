import type { Expression } from '../matlab/ast.js';
import { Fact, type FactSubject, type Relation } from './fact.js';
import { literalValue } from './literal-value.js';
import { subjectOf } from './subject-of.js';
import { withoutNumbers } from './without-numbers.js';

/** The facts where a condition holds, or does not; undefined where that never is. */
export type Facts = readonly Fact[] | undefined;

const swapped: Readonly<Record<string, Relation>> = {
  '==': '==',
  '~=': '~=',
  '!=': '~=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

const relations: Readonly<Record<string, Relation>> = {
  ...swapped,
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

/** Functions and variables that count something. */
const counts: ReadonlySet<string> = new Set([
  'numel',
  'length',
  'ndims',
  'rows',
  'columns',
  'nargin',
  'nargout',
]);

/** The facts that a condition gives for the ways on which it holds, or on which it does not. */
export function factsOf(condition: Expression, truth: boolean): Facts {
  switch (condition.kind) {
    case 'parenthesized':
      return factsOf(condition.operand, truth);
    case 'unary':
      if (['~', '!'].includes(condition.operator)) return factsOf(condition.operand, !truth);
      break;
    case 'binary': {
      const { operator, operands } = condition;
      if (['&&', '&', '||', '|'].includes(operator)) return chainFacts(operator, operands, truth);
      const [left, right, ...more] = operands;
      const relation = relations[operator];
      if (relation !== undefined && left !== undefined && right !== undefined && more.length === 0)
        return comparison(left, relation, right, truth);
      break;
    }
    case 'index': {
      const existence = existenceOf(condition);
      const found = existence === undefined ? answerFacts(condition, truth) : [is(existence, truth)];
      if (found !== undefined) return found;
      break;
    }
    default:
      break;
  }
  const value = literalValue(condition);
  if (typeof value === 'number') return (value !== 0) === truth ? [] : undefined;
  return [is(subjectOf(condition), truth)];
}

/** How two expressions compare; `truth` says whether they do so. */
export function comparison(left: Expression, relation: Relation, right: Expression, truth = true): Facts {
  const [one, other] = [literalValue(left), literalValue(right)];
  if (one !== undefined && other !== undefined) {
    const found = new Fact({ subject: '', names: [] }, '==', one);
    return found.implies(new Fact({ subject: '', names: [] }, relation, other)) === truth ? [] : undefined;
  }
  if (one !== undefined) return comparison(right, swapped[relation] ?? relation, left, truth);
  if (typeof other === 'number' && Number.isFinite(other)) {
    const { rest, sum } = withoutNumbers(left);
    if (rest !== left) return comparison(rest, relation, literal(other - sum), truth);
  }
  if (other !== undefined) {
    const fact = new Fact(countOf(left) ?? existenceOf(left) ?? subjectOf(left), relation, other);
    return [counted(left, truth ? fact : fact.negation)];
  }
  switch (relation) {
    case '>':
      return [is(larger(left, right), truth)];
    case '<=':
      return [is(larger(left, right), !truth)];
    case '<':
      return [is(larger(right, left), truth)];
    case '>=':
      return [is(larger(right, left), !truth)];
    default: {
      const [a, b] = [subjectOf(left), subjectOf(right)];
      const [first, second] = a.subject < b.subject ? [a, b] : [b, a];
      const about = { subject: `${first.subject} == ${second.subject}`, names: [...a.names, ...b.names] };
      return [is(about, truth === (relation === '=='))];
    }
  }
}

function literal(value: number): Expression {
  const text = { kind: 'literal', start: 0, text: String(Math.abs(value)) } as const;
  return value < 0 ? { kind: 'unary', start: 0, operator: '-', postfix: false, operand: text } : text;
}

/** That an array has elements, or none. */
export function fullness(array: Expression, isFull: boolean): Fact {
  const { subject, names } = subjectOf(array);
  return new Fact({ subject: `numel(${subject})`, names }, isFull ? '>=' : '<=', isFull ? 1 : 0);
}

/** All hold, or none does; of the other case it is only known that the whole does not, or does. */
function chainFacts(operator: string, operands: readonly Expression[], truth: boolean): Facts {
  const isAll = operator.startsWith('&') === truth;
  const texts = operands.map(subjectOf);
  const whole = (count: number): FactSubject => ({
    subject: texts
      .slice(0, count)
      .map((it) => it.subject)
      .join(` ${operator.charAt(0)} `),
    names: texts.slice(0, count).flatMap((it) => it.names),
  });
  if (!isAll) return [is(whole(operands.length), truth)];
  const found: Fact[] = [];
  for (const [index, operand] of operands.entries()) {
    const facts = factsOf(operand, truth);
    if (facts === undefined) return undefined;
    found.push(...facts);
    if (index > 0) found.push(is(whole(index + 1), truth));
  }
  return found;
}

/** The facts that the answer of a function gives on its arguments. */
function answerFacts(call: Expression & { readonly kind: 'index' }, truth: boolean): Facts {
  const [part, ...more] = call.parts;
  const [first, second, ...others] = part?.items ?? [];
  if (call.base.kind !== 'variable' || more.length > 0 || first === undefined || others.length > 0)
    return undefined;
  if (call.base.name === 'isempty' && second === undefined) return [fullness(first, !truth)];
  if (call.base.name === 'isargout' && Number(literalValue(first)) > 1)
    return comparison({ kind: 'variable', start: 0, name: 'nargout' }, '>=', first, truth);
  const isText = [first, second].some((it) => it !== undefined && typeof literalValue(it) === 'string');
  if (['strcmp', 'isequal'].includes(call.base.name) && second !== undefined && isText)
    return comparison(first, '==', second, truth);
  return undefined;
}

function is(about: FactSubject, truth: boolean): Fact {
  return new Fact(about, truth ? '~=' : '==', 0);
}

function larger(one: Expression, other: Expression): FactSubject {
  const [a, b] = [subjectOf(one), subjectOf(other)];
  return {
    subject: `${a.subject} > ${b.subject}`,
    names: [...a.names, ...b.names],
  };
}

/** `numel(x)` is about what `isempty(x)` asks for. */
function countOf(it: Expression): FactSubject | undefined {
  if (it.kind !== 'index' || it.base.kind !== 'variable' || it.base.name !== 'numel') return undefined;
  const [array, ...others] = it.parts[0]?.items ?? [];
  return array === undefined || others.length > 0 ? undefined : fullness(array, true).about;
}

/** Whether a variable is there: `exist('x', 'var')`. */
function existenceOf(it: Expression): FactSubject | undefined {
  if (it.kind !== 'index' || it.base.kind !== 'variable' || it.base.name !== 'exist') return undefined;
  const [name, kind = "'var'"] = (it.parts[0]?.items ?? []).map(literalValue);
  if (typeof name !== 'string' || kind !== "'var'") return undefined;
  const exists = name.slice(1, -1);
  return { subject: `exist ${exists}`, names: [exists], exists };
}

/** Of counts, which are whole numbers from 0, the same is said in one way. */
function counted(it: Expression, fact: Fact): Fact {
  const base = it.kind === 'index' ? it.base : it;
  const { relation, value } = fact;
  const about = { ...fact.about, isCount: true };
  if (base.kind !== 'variable' || !counts.has(base.name) || typeof value !== 'number') return fact;
  if (relation === '>') return new Fact(about, '>=', Math.floor(value) + 1);
  if (relation === '<') return new Fact(about, '<=', Math.ceil(value) - 1);
  if (value !== 0 || !['~=', '=='].includes(relation)) return new Fact(about, relation, value);
  return relation === '~=' ? new Fact(about, '>=', 1) : new Fact(about, '<=', 0);
}
