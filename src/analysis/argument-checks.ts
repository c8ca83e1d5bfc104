import { annotate, child, children } from '../pipeline/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../pipeline/xml-node.js';
import type { Scope } from './scopes.js';

/** Functions that look at the arguments and outputs of their caller, and by what this knows their number. */
const counted: ReadonlyMap<string, string> = new Map([
  ['narginchk', 'nargin'],
  ['nargoutchk', 'nargout'],
]);

/**
 * Writes on calls of functions that ask for the arguments of their caller what they can be replaced by: `ada:checks` (the
 * name of a count) on checks that are statements, `ada:position` on `exist` where it asks for a parameter (from 1).
 */
export function annotateArgumentChecks(scope: Scope, isFunction: (name: string) => boolean): void {
  for (const name of scope.foreign) {
    if (name.localName !== 'var') continue;
    const count = counted.get(name.textContent);
    const given = argumentsOf(name);
    if (count !== undefined && given?.length === 2 && isStatement(name)) annotate(name, 'checks', count);
    const position =
      name.textContent === 'exist' ? positionAsked(scope, name, given ?? [], isFunction) : undefined;
    if (position !== undefined) annotate(name, 'position', String(position));
  }
}

/**
 * The position of the parameter that `exist('x', 'var')` asks for, if none but the caller can have given it a value.
 * `exist('x')` asks for the same where no function has that name.
 */
function positionAsked(
  scope: Scope,
  name: XmlElement,
  given: readonly XmlElement[],
  isFunction: (name: string) => boolean,
): number | undefined {
  const [asked, kind] = given.map((it) =>
    it.localName === 'literal' ? it.textContent.slice(1, -1) : undefined,
  );
  if (asked === undefined || (given.length === 1 ? isFunction(asked) : kind !== 'var')) return undefined;
  const parameters = children(child(scope.unit, 'param-list') ?? scope.unit).map((it) => it.textContent);
  const isLater = (scope.writes.get(asked) ?? []).every(
    (write) => isBefore(name, write) && !sharesLoop(name, write),
  );
  const position = parameters.indexOf(asked) + 1;
  return position > 0 && isLater ? position : undefined;
}

function argumentsOf(name: XmlElement): XmlElement[] | undefined {
  const around = name.parentNode;
  if (!isElement(around) || around.localName !== 'array') return undefined;
  const [base, list, ...more] = children(around);
  return base === name && list?.localName === 'param-list' && more.length === 0 ? children(list) : undefined;
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
