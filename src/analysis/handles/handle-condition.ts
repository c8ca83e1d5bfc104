import { annotation, children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { asksForHandle, asksForType } from './asks-for-handle.js';
import { closureParameters, isOpen } from './closure-call.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { flagKey } from './flag-fields.js';
import {
  digitOf,
  joinStates,
  type Closure,
  type HandleState,
  type HandleValue,
  type Other,
} from './handle-value.js';
import { variableKey } from '../reading/variable.js';

/** The possible values of a variable where a query about it has an answer. */
type Answered = (value: HandleValue) => HandleValue;

const isText = ({ site }: Closure): boolean => site.localName === 'literal';
const isHandle = (it: Closure): boolean => !isText(it);
const all = (): boolean => true;
const none = (): boolean => false;
const only =
  (closures: (it: Closure) => boolean, others: (it: Other) => boolean): Answered =>
  (value) => ({
    closures: new Set([...value.closures].filter(closures)),
    others: new Set([...value.others].filter(others)),
  });

const handleQuestion = {
  yes: only(isHandle, (it) => it === 'unknown'),
  no: only(isText, all),
};
/** Neither handles nor names of functions are so. */
const plainQuestion = { yes: only(none, all), no: only(all, all) };
const charQuestion = { yes: only(isText, all), no: only(isHandle, all) };
const questions: ReadonlyMap<string, { readonly yes: Answered; readonly no: Answered }> = new Map([
  ['ischar', charQuestion],
  ['isempty', { yes: only(none, all), no: only(all, (it) => it !== 'empty') }],
  ...['isnumeric', 'isfloat', 'islogical', 'iscell', 'iscellstr', 'isstruct'].map(
    (it) => [it, plainQuestion] as const,
  ),
]);

/**
 * The facts on handles where a condition holds, or does not; undefined where that cannot be. `count` is the number of
 * arguments, where that is known.
 */
export function whereConditionIs(
  truth: boolean,
  condition: XmlElement,
  state: HandleState,
  count: number | undefined,
): HandleState | undefined {
  const parts = children(condition);
  const [first, second] = parts;
  const op = condition.getAttribute('op');
  if (condition.localName === 'unary' && op === '~' && first !== undefined)
    return whereConditionIs(!truth, first, state, count);
  if (condition.localName === 'binary' && first !== undefined && second !== undefined) {
    const isOr = op === '||' || op === '|';
    if (isOr || op === '&&' || op === '&') {
      const decisive = whereConditionIs(isOr, first, state, count);
      const open = whereConditionIs(!isOr, first, state, count);
      const last = open === undefined ? undefined : whereConditionIs(truth, second, open, count);
      return truth === isOr ? joined(decisive, last) : last;
    }
  }
  const written = writtenTruth(condition) ?? truthOf(numberOf(condition, count, state));
  if (written !== undefined) return written === truth ? state : undefined;
  return condition.localName === 'call' ? answered(truth, condition, state) : state;
}

/** The facts in a condition that is written down: `if 0`, `while true`. */
export function writtenTruth(condition: XmlElement): boolean | undefined {
  if (condition.localName === 'literal')
    return /^\d+$/.test(condition.textContent) ? truthOf(Number(condition.textContent)) : undefined;
  const isCall = condition.localName === 'call' && annotation(condition, 'is') !== 'user';
  if (!isCall || argumentsOf(condition).length > 0) return undefined;
  return ['true', 'false'].includes(calleeName(condition)) ? calleeName(condition) === 'true' : undefined;
}

/** The texts of which all is known that a condition compares with one that is written there. */
export function textsCompared(condition: XmlElement, state: HandleState): readonly Closure[] {
  if (condition.localName !== 'call' || textQuestion(condition) === undefined) return [];
  const [asked] = argumentsOf(condition);
  const value = asked?.localName === 'var' ? state.get(variableKey(asked)) : undefined;
  return value === undefined || value.others.size > 0 ? [] : [...value.closures].filter(isText);
}

/** Whether a condition may be left out: it calls nothing of the program. */
export function isIdle(condition: XmlElement, state: HandleState): boolean {
  let idle = true;
  walk(condition, (it) => {
    const [base] = children(it);
    const isIndexed = it.localName === 'array' && base?.localName === 'var';
    if (it.localName === 'call' && !['passive', 'rule'].includes(annotation(it, 'is') ?? '')) idle = false;
    if (isIndexed && (state.get(variableKey(base))?.closures.size ?? 0) > 0) idle = false;
    return idle;
  });
  return idle;
}

function answered(truth: boolean, call: XmlElement, state: HandleState): HandleState | undefined {
  const [asked] = argumentsOf(call);
  const isOwn = annotation(call, 'is') === 'user';
  const question = asksForHandle(call)
    ? handleQuestion
    : asksForType(call, 'char')
      ? charQuestion
      : (questions.get(calleeName(call)) ?? textQuestion(call));
  if (isOwn || question === undefined || asked?.localName !== 'var') return state;
  const value = state.get(variableKey(asked));
  if (value === undefined || value.closures.size + value.others.size === 0) return state;
  const left = truth ? question.yes(value) : question.no(value);
  if (left.closures.size + left.others.size === 0) return undefined;
  return new Map([...state, [variableKey(asked), left]]);
}

/** Whether a variable holds a text that is written there. */
function textQuestion(call: XmlElement): { readonly yes: Answered; readonly no: Answered } | undefined {
  const [, text] = argumentsOf(call);
  if (calleeName(call) !== 'strcmp' || text?.localName !== 'literal') return undefined;
  const isSame = (it: Closure): boolean => isText(it) && wordsOf(it.site) === wordsOf(text);
  return { yes: only(isSame, all), no: only((it) => !isSame(it), all) };
}

function wordsOf(text: XmlElement): string {
  return text.textContent.slice(1, -1);
}

function joined(one: HandleState | undefined, other: HandleState | undefined): HandleState | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const both = new Map(one);
  joinStates(both, other);
  return both;
}

function truthOf(value: number): boolean | undefined {
  return Number.isNaN(value) ? undefined : value !== 0;
}

/** The number that an expression surely is, made of digits and counts of arguments, or NaN. */
export function numberOf(it: XmlElement, count: number | undefined, state: HandleState): number {
  if (it.localName === 'literal') return Number(it.textContent);
  const key = flagKey(it);
  if (key !== undefined) return digitOf(state.get(key));
  const op = it.getAttribute('op');
  const parts = (): number[] => children(it).map((part) => numberOf(part, count, state));
  if (it.localName === 'binary') {
    const [one = NaN, other = NaN] = parts();
    return operate(op, one, other);
  }
  if (it.localName === 'unary' && (op === '~' || op === '()')) {
    const [one = NaN] = parts();
    return op === '()' ? one : Number.isNaN(one) ? NaN : Number(one === 0);
  }
  const written = writtenTruth(it);
  if (written !== undefined) return Number(written);
  if (it.localName !== 'call' || calleeName(it) !== 'nargin') return NaN;
  const [asked, ...more] = argumentsOf(it);
  if (asked === undefined) return count ?? NaN;
  const value = asked.localName === 'var' && more.length === 0 ? state.get(variableKey(asked)) : undefined;
  return value === undefined || value.others.size > 0 ? NaN : parametersOf([...value.closures]);
}

/** How many arguments all these anonymous functions take, as `nargin` tells of one. */
function parametersOf(closures: readonly Closure[]): number {
  const numbers = closures.map(({ site }) => {
    const count = site.localName === 'anonymous-function' ? closureParameters(site).length : NaN;
    return isOpen(site) ? -count : count;
  });
  const [first = NaN] = numbers;
  return numbers.every((it) => it === first) ? first : NaN;
}

/** The results of operators on two numbers; some need only the first to be known. */
function operate(op: string, one: number, other: number): number {
  if (op === '&&' && one === 0) return 0;
  if (op === '||' && truthOf(one) === true) return 1;
  return Number.isNaN(one) || Number.isNaN(other) ? NaN : Number(operations[op]?.(one, other) ?? NaN);
}

const operations: Readonly<Record<string, (one: number, other: number) => number | boolean>> = {
  '&&': (one, other) => one !== 0 && other !== 0,
  '&': (one, other) => one !== 0 && other !== 0,
  '||': (one, other) => one !== 0 || other !== 0,
  '|': (one, other) => one !== 0 || other !== 0,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '==': (one, other) => one === other,
  '~=': (one, other) => one !== other,
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '.*': (one, other) => one * other,
};
