import { annotate, annotationNames, child, children } from '../../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';
import { givenTo } from './given-to.js';
import type { Scope } from './scopes.js';
import { variableAsked } from './variable-asked.js';

/** Functions that look at the arguments and outputs of their caller, and by what this knows their number. */
const counted: ReadonlyMap<string, string> = new Map([
  ['narginchk', 'nargin'],
  ['nargoutchk', 'nargout'],
]);

/**
 * Writes on calls of functions that ask for the arguments of their caller what they can be replaced by: `ada:checks` (the
 * name of a count) on checks that are statements, `ada:position` on `exist` where it asks for a parameter (from 1). Where
 * it asks for another variable, that is in `ada:asked`, and in `ada:brings` on all that assigns to it; `ada:position` is
 * there, too, for parameters that are assigned to before.
 */
export function annotateArgumentChecks(scope: Scope, isFunction: (name: string) => boolean): void {
  for (const name of scope.foreign) {
    if (name.localName !== 'var') continue;
    const count = counted.get(name.textContent);
    if (count !== undefined && givenTo(name)?.length === 2 && isStatement(name))
      annotate(name, 'checks', count);
    const asked = variableAsked(name, isFunction);
    if (asked !== undefined) annotateQuestion(scope, name, asked);
  }
}

/** Writes down how to answer whether a variable is there: by its position if none but the caller can have given it. */
function annotateQuestion(scope: Scope, name: XmlElement, asked: string): void {
  const parameters = children(child(scope.unit, 'param-list') ?? scope.unit).map((it) => it.textContent);
  const position = parameters.indexOf(asked) + 1;
  const writes = scope.writes.get(asked) ?? [];
  const isGiven = position > 0 && writes.every((write) => isBefore(name, write) && !sharesLoop(name, write));
  const mayBeOwn = writes.length > 0 || givenTo(name)?.length === 2;
  if (!isGiven && !(mayBeOwn && isOwn(scope, asked, writes))) return;
  if (position > 0) annotate(name, 'position', String(position));
  if (isGiven) return;
  annotate(name, 'asked', asked);
  for (const it of writes) {
    const known = annotationNames(it, 'brings');
    if (!known.includes(asked)) annotate(it, 'brings', [...known, asked].join(' '));
  }
}

/** Whether a variable gets its values in statements and loops of its function only. */
function isOwn(scope: Scope, name: string, writes: readonly XmlElement[]): boolean {
  if (isShared(scope, name) || scope.declared.has(name)) return false;
  return (
    name !== 'varargin' &&
    writes.every(
      (it) =>
        ['for', 'parfor', 'catch'].includes(it.localName) || it.parentNode?.localName === 'statement-list',
    )
  );
}

/** Whether a variable is one of a function around it, or gets values in one that is nested in it, too. */
function isShared(scope: Scope, name: string): boolean {
  let inner = scope;
  for (let it = scope.outer; it !== undefined && !inner.interface.has(name); it = it.outer) {
    if (it.variables.has(name)) return true;
    inner = it;
  }
  return scope.nested.some((it) => writesOuter(it, name));
}

function writesOuter(nested: Scope, name: string): boolean {
  if (nested.interface.has(name)) return false;
  return (
    nested.writes.has(name) || nested.declared.has(name) || nested.nested.some((it) => writesOuter(it, name))
  );
}

function isStatement(name: XmlElement): boolean {
  return name.parentNode?.parentNode?.localName === 'statement-list';
}

/** Whether an element stands before another in the text. */
function isBefore(one: XmlElement, other: XmlElement): boolean {
  const [here, there] = [pathOf(one), pathOf(other)];
  let depth = 0;
  while (here[depth] === there[depth]) depth += 1;
  const around = here[depth - 1];
  const [first, second] = [here[depth], there[depth]];
  if (around === undefined || first === undefined || second === undefined) return false;
  const parts = children(around);
  return parts.indexOf(first) < parts.indexOf(second);
}

function sharesLoop(one: XmlElement, other: XmlElement): boolean {
  const around = new Set(pathOf(other));
  return pathOf(one).some(
    (it) => around.has(it) && ['for', 'parfor', 'while', 'do-until'].includes(it.localName),
  );
}

/** The elements around an element and itself, the outermost first. */
function pathOf(element: XmlElement): XmlElement[] {
  const path: XmlElement[] = [];
  for (let it: XmlNode | null = element; isElement(it); it = it.parentNode) path.unshift(it);
  return path;
}
