import { children, holds, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { isAssigned } from '../reading/assignment.js';
import { isWithin } from './is-within.js';
import { keysOf } from '../names/names.js';
import { reachedFrom } from './reached-from.js';
import type { Scope } from './scopes.js';
import { solverNames } from '../reading/solver-names.js';

/** Functions of the library that ask something of a handle, or do nothing but call it. */
const harmless: ReadonlySet<string> = new Set([
  ...['isempty', 'isa', 'is_function_handle', 'isnumeric', 'ischar', 'isreal', 'class'],
  ...['feval', 'arrayfun', 'cellfun', 'structfun', 'bsxfun', 'dblquad'],
  ...solverNames,
]);

/**
 * Where a handle is made that is lent only: to a function that does nothing but call it, or to such ones by way of a
 * variable. The elements evaluated from there until it is gone; undefined where nobody knows how long it lives.
 */
export function lifeOf(place: XmlElement, scope: Scope): readonly XmlElement[] | undefined {
  const isMade = place.localName === 'function-handle' || place.localName === 'anonymous-function';
  const handles = [...(isMade ? [place] : []), ...handlesAround(place)];
  const handle = handles.pop();
  if (handle === undefined || !handles.every((it) => isGiven(it, scope, new Set()))) return undefined;
  const holder = handle.parentNode as XmlElement;
  if (holder.localName === 'param-list') {
    const call = holder.parentNode as XmlElement;
    return isLent(handle, scope, new Set()) ? [call] : undefined;
  }
  const [target, value] = children(holder);
  const list = holder.parentNode as XmlElement;
  if (value !== handle || target?.localName !== 'var' || list.localName !== 'statement-list')
    return undefined;
  const name = target.textContent;
  if (!isOwn(scope, name) || scope.writes.get(name)?.length !== 1) return undefined;
  const uses = mentionsOf(scope, name).filter((it) => it !== target);
  const statements = children(list);
  const last = Math.max(...uses.map((use) => statements.findIndex((it) => isWithin(use, it))));
  const life = statements.slice(statements.indexOf(holder) + 1, last + 1);
  const isInLife = (use: XmlElement): boolean => life.some((it) => isWithin(use, it));
  return uses.every((use) => isInLife(use) && isLent(use, scope, new Set())) ? life : undefined;
}

/** Whether something is written to in these elements, but for what one that is an assignment does when all is evaluated. */
export function isWrittenIn(
  life: readonly XmlElement[],
  scope: Scope,
  writes: readonly XmlElement[],
  writers: readonly Scope[],
  all: readonly Scope[],
): boolean {
  const inLife = (it: XmlElement): boolean => life.some((part) => isWithin(it, part));
  const last = life.at(-1);
  if (writes.some((it) => inLife(it) && !(it === last && isAssigned(it)))) return true;
  const called = scope.mentions.filter(({ element }) => inLife(element));
  const handled = all.flatMap(({ mentions }) => mentions.filter(({ element }) => isHandled(element)));
  const reached = [...called, ...handled].map(({ callee }) => reachedFrom(callee));
  return writers.some((it) => reached.some((found) => found.has(it)));
}

/** The anonymous functions that an element is in, the innermost first. */
function handlesAround(place: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  for (let it = place.parentNode; isElement(it) && it.localName !== 'function'; it = it.parentNode)
    if (it.localName === 'anonymous-function') found.push(it);
  return found;
}

function isHandled(element: XmlElement): boolean {
  return element.localName === 'function-handle' || handlesAround(element).length > 0;
}

/** Whether a handle, or a variable that holds it, is called where it stands, or lent, and so is what it is in. */
function isLent(it: XmlElement, scope: Scope, seen: Set<string>): boolean {
  return [it, ...handlesAround(it)].every((one) => isGiven(one, scope, seen));
}

/** Whether a handle, or a variable that holds it, is called where it stands, or an argument of what only calls it. */
function isGiven(it: XmlElement, scope: Scope, seen: Set<string>): boolean {
  const holder = it.parentNode as XmlElement;
  const isCalled = (call: XmlElement, base: XmlElement | undefined): boolean =>
    call.localName === 'array' && children(call)[0] === base && children(call)[1]?.localName === 'param-list';
  if (isCalled(holder, it)) return true;
  const call = holder.parentNode as XmlElement;
  const [base] = children(call);
  if (holder.localName !== 'param-list' || base === undefined || !isCalled(call, base)) return false;
  const position = children(holder).indexOf(it);
  if (scope.foreign.includes(base)) return position === 0 && harmless.has(base.textContent);
  const callee = scope.mentions.find(({ element }) => element === base)?.callee;
  if (callee === undefined || children(holder).slice(0, position).some(mayBeSeveral)) return false;
  const name = keysOf(callee.unit, 'param-list')[position];
  if (name === undefined || name === 'varargin' || keysOf(callee.unit, 'outvars').includes(name))
    return false;
  const key = `${callee.name} ${callee.outer?.name ?? ''} ${name}`;
  if (seen.has(key)) return true;
  seen.add(key);
  const isKept = callee.nested.length > 0;
  return !isKept && mentionsOf(callee, name).every((use) => isTarget(use) || isLent(use, callee, seen));
}

/** Whether a variable is seen by its function alone, while that runs. */
function isOwn(scope: Scope, name: string): boolean {
  const isDeclared = scope.interface.has(name) || scope.declared.has(name);
  const isInner = scope.outer?.variables.has(name) === true;
  return !isDeclared && !isInner && !scope.nested.some((it) => it.variables.has(name));
}

function mentionsOf({ unit }: Scope, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const [body] = children(unit).filter((it) => it.localName === 'statement-list');
  if (body !== undefined)
    walk(body, (it) => {
      if (it.localName === 'var' && it.textContent === name) found.push(it);
      return undefined;
    });
  return found;
}

/** Whether a variable is given another value as a whole. */
function isTarget(variable: XmlElement): boolean {
  const holder = variable.parentNode as XmlElement;
  return isAssigned(holder) && holder.getAttribute('op') === '=' && children(holder)[0] === variable;
}

/** Expressions that may stand for several arguments. */
function mayBeSeveral(it: XmlElement): boolean {
  return holds(it, (part) => ['cell-index', 'struct-ref', 'dyn-struct-ref'].includes(part.localName));
}
