import { annotation, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { asksForHandle } from './asks-for-handle.js';
import { fieldPath, plainExpression, writtenText, type KeptState } from './kept-state.js';

/**
 * The facts on handles where a condition holds, or does not; undefined where that cannot be: a field with a handle is there, is
 * not empty, and no text or number.
 */
export function keptByCondition(
  truth: boolean,
  condition: XmlElement,
  state: KeptState,
): KeptState | undefined {
  const [first, second] = children(condition);
  const op = condition.getAttribute('op');
  if (condition.localName === 'unary' && ['~', '!', '()'].includes(op) && first !== undefined)
    return keptByCondition(op === '()' ? truth : !truth, first, state);
  if (condition.localName === 'binary' && first !== undefined && second !== undefined) {
    const isOr = op === '||' || op === '|';
    // Of arrays, a condition asks whether all elements are true.
    const isOfOne = op.length === 2 || (isQuestion(first) && isQuestion(second));
    if ((isOr || op === '&&' || op === '&') && isOfOne) {
      const decisive = keptByCondition(isOr, first, state);
      const open = keptByCondition(!isOr, first, state);
      const last = open === undefined ? undefined : keptByCondition(truth, second, open);
      if (truth !== isOr) return last;
      if (decisive === undefined || last === undefined) return decisive ?? last;
      const both = decisive.copy();
      both.join(last);
      return both;
    }
    if (isCountBelow(condition, state)) return truth ? undefined : state;
  }
  if (condition.localName !== 'call' || annotation(condition, 'is') === 'user') return state;
  const answer = answerOf(condition, state);
  if (answer !== undefined) return answer === truth ? state : undefined;
  const asked = otherField(condition, truth);
  if (asked === undefined) return state;
  const after = state.copy();
  after.note(otherFieldFact(asked.base, asked.name), [asked.base.split('.')[0] ?? '', ...asked.variables]);
  return after;
}

/** The fact that no field of what is at a path that has a handle has the name that an expression gives. */
export function otherFieldFact(base: string, name: string): string {
  return `${base} has no handle in ${name}`;
}

/** Whether it has one value: a question about a handle, or a field, or several joined. */
function isQuestion(it: XmlElement): boolean {
  const isJoined = ['~', '!', '()', '||', '|', '&&', '&'].includes(it.getAttribute('op'));
  if (isJoined) return children(it).every(isQuestion);
  return (
    it.localName === 'call' &&
    (calleeName(it) === 'isfield' || asksForHandle(it) || refusing.has(calleeName(it)))
  );
}

/** Whether it asks for fewer arguments than the function surely got. */
function isCountBelow(condition: XmlElement, state: KeptState): boolean {
  const [count, number] = children(condition);
  const isCount =
    count?.localName === 'call' && calleeName(count) === 'nargin' && argumentsOf(count).length === 0;
  return isCount && condition.getAttribute('op') === '<' && state.knows(`given ${number?.textContent}`);
}

/** The answer to a question about a handle, a field with one or a structure around one, if it is known. */
function answerOf(call: XmlElement, state: KeptState): boolean | undefined {
  const [first, second] = argumentsOf(call);
  const path = first === undefined ? undefined : fieldPath(first);
  if (path === undefined) return undefined;
  const name = calleeName(call);
  const text = writtenText(second);
  if (name === 'isfield' && text !== undefined)
    return state.within(`${path}.${text}`).length > 0 ? true : undefined;
  if (state.holds(path)) return asksForHandle(call) ? true : refusing.has(name) ? false : undefined;
  if (state.within(path).length === 0) return undefined;
  return name === 'isstruct' ? true : refusing.has(name) ? false : undefined;
}

/** Questions that are answered with no for a handle, and for a structure with fields. */
const refusing: ReadonlySet<string> = new Set([
  'ischar',
  'isempty',
  'isnumeric',
  'islogical',
  'iscell',
  'iscellstr',
  'isfloat',
  'isreal',
]);

/** The field of computed name that is not there, is empty or no handle, by the answer to a question. */
function otherField(
  call: XmlElement,
  truth: boolean,
): { readonly base: string; readonly name: string; readonly variables: readonly string[] } | undefined {
  const [first, second] = argumentsOf(call);
  const asksForField = calleeName(call) === 'isfield' && !truth;
  const isOther = refusing.has(calleeName(call)) && truth;
  const [base, named] = asksForField ? [first, second] : first === undefined ? [] : children(first);
  if (!asksForField && !(isOther && first?.localName === 'dyn-struct-ref')) return undefined;
  const path = base === undefined ? undefined : fieldPath(base);
  const name = named === undefined ? undefined : plainExpression(named);
  return path === undefined || name === undefined
    ? undefined
    : { base: path, name: name.text, variables: name.variables };
}
