import { child, children, itemsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssigned } from '../reading/assignment.js';
import { variableKey } from '../reading/variable.js';

/** A name in an expression, at the point at which it is read or called. */
export interface Evaluated {
  readonly name: XmlElement;
  /** Why it cannot be evaluated before its statement, in words; undefined: it can. */
  readonly fixed: string | undefined;
  /** The variables in whose indices it stands. */
  readonly indexed: readonly string[];
}

/** The expressions that a statement evaluates itself, those of statements inside left out. */
export interface Head {
  readonly statement: XmlElement;
  /** Of an assignment the right side, and the indices on the left one. */
  readonly expressions: readonly XmlElement[];
  readonly evaluated: readonly Evaluated[];
}

interface Place {
  readonly fixed: string | undefined;
  readonly indexed: readonly string[];
  /** Parameters of anonymous functions around. */
  readonly hidden: ReadonlySet<string>;
}

/**
 * The names in a statement list as they are evaluated: operands from left to right, arguments before their function. (Of
 * the two sides of an assignment MATLAB takes the right one first, Octave 7 the left one: here the right one is first.)
 */
export function headsOf(list: XmlElement, isFunction: (name: XmlElement) => boolean): Head[] {
  const heads: Head[] = [];
  walk(list, (it) => {
    const expressions = headExpressions(it);
    if (expressions === undefined) return it.localName === 'statement-list' || holdsStatements(it);
    const evaluated: Evaluated[] = [];
    const fixed =
      it.localName === 'case' ? 'in a case' : it.localName === 'do-until' ? "after 'until'" : undefined;
    for (const expression of expressions) {
      visit(expression, { fixed, indexed: [], hidden: new Set() }, isFunction, evaluated);
    }
    heads.push({ statement: it, expressions, evaluated });
    return holdsStatements(it);
  });
  return heads;
}

function holdsStatements(it: XmlElement): boolean {
  return children(it).some((part) =>
    ['statement-list', 'else', 'elseif', 'case', 'otherwise', 'catch', 'unwind-cleanup'].includes(
      part.localName,
    ),
  );
}

function headExpressions(it: XmlElement): XmlElement[] | undefined {
  const parts = children(it).filter((part) => part.localName !== 'statement-list');
  const isStatement = it.parentNode?.localName === 'statement-list';
  switch (it.localName) {
    case 'if':
    case 'elseif':
    case 'while':
    case 'switch':
    case 'case':
      return parts.slice(0, 1);
    case 'do-until':
      return parts;
    case 'for':
    case 'parfor':
      return parts.slice(1);
    case 'global':
    case 'persistent':
      return [];
    default:
      if (!isStatement || holdsStatements(it)) return undefined;
      return isAssigned(it) ? [...parts.slice(1), ...indicesWritten(parts[0])] : [it];
  }
}

/** The indices of what is assigned to. */
function indicesWritten(target: XmlElement | undefined): XmlElement[] {
  if (target === undefined || target.localName === 'var') return [];
  if (target.localName === 'unary') return itemsOf(target).flatMap(indicesWritten);
  const [base, ...rest] = children(target);
  const indices = target.localName === 'struct-ref' ? [] : rest;
  return [...indicesWritten(base), ...indices];
}

function visit(
  it: XmlElement,
  place: Place,
  isFunction: (name: XmlElement) => boolean,
  found: Evaluated[],
): void {
  const go = (part: XmlElement, at: Place = place): void => {
    visit(part, at, isFunction, found);
  };
  const note = (name: XmlElement): void => {
    if (!place.hidden.has(variableKey(name))) found.push({ name, ...place });
  };
  const parts = children(it);
  const [first, ...others] = parts;
  if (it.localName === 'var' || it.localName === 'function-handle' || it.localName === 'command') {
    note(it);
  } else if (it.localName === 'anonymous-function') {
    const parameters = child(it, 'param-list');
    const hidden = new Set([
      ...place.hidden,
      ...(parameters === undefined ? [] : children(parameters).map(variableKey)),
    ]);
    for (const part of others) go(part, { ...place, hidden, fixed: 'in an anonymous function' });
  } else if (it.localName === 'array' && first?.localName === 'var') {
    const isCall = isFunction(first);
    const indexed = isCall ? place.indexed : [...place.indexed, variableKey(first)];
    if (!isCall) note(first);
    const [index, ...more] = others;
    if (index !== undefined) go(index, { ...place, indexed });
    if (isCall) note(first);
    for (const part of more) go(part);
  } else if (it.localName === 'binary' && ['&&', '||', '&', '|'].includes(it.getAttribute('op'))) {
    if (first !== undefined) go(first);
    for (const part of others) go(part, { ...place, fixed: `behind '${it.getAttribute('op')}'` });
  } else {
    for (const part of parts) go(part);
  }
}
