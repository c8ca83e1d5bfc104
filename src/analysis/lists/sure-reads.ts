import { children, holds, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { isAssignment, targetsOf } from '../reading/assignment.js';
import { bodyOf } from '../reading/flow.js';
import { keysOf } from '../names/names.js';
import { variableKey } from '../reading/variable.js';

/** A variable that is read, and whether that comes about whenever what holds it is evaluated. */
export interface Read {
  readonly key: string;
  readonly isSure: boolean;
}

/** How many arguments a function needs, as it reads the last of them whenever it is called. */
export function neededArguments(unit: XmlElement): number {
  const parameters = keysOf(unit, 'param-list');
  const written = new Set<string>();
  let needed = 0;
  for (const statement of children(bodyOf(unit))) {
    for (const key of surelyRead(statement))
      if (!written.has(key)) needed = Math.max(needed, parameters.indexOf(key) + 1);
    if (holds(statement, ({ localName }) => localName === 'return')) break;
    walk(statement, (it) => {
      const { writes, updates } = accessesOf(it);
      for (const key of [...writes, ...updates]) written.add(key);
      return undefined;
    });
  }
  return needed;
}

/** The expressions that a statement evaluates, apart from the statements in it. */
export function partsOf(statement: XmlElement): XmlElement[] {
  const expressions = (it: XmlElement): XmlElement[] =>
    children(it).filter(({ localName }) => localName !== 'statement-list');
  switch (statement.localName) {
    case 'choose':
      return children(statement).flatMap(expressions);
    case 'switch':
      return children(statement).flatMap((it, index) => (index === 0 ? [it] : expressions(it)));
    case 'for':
    case 'parfor': {
      const [, values] = children(statement);
      return values?.localName === 'range' ? children(values) : values === undefined ? [] : [values];
    }
    case 'while':
    case 'loop-exit':
      return expressions(statement);
    default:
      return [statement];
  }
}

/** The variables that are read whenever a statement, or the head of one, is reached. */
export function surelyRead(statement: XmlElement): Set<string> {
  const parts = partsOf(statement);
  const first = statement.localName === 'for' ? parts : parts.slice(0, 1);
  return new Set(first.flatMap((part) => readsOf(part, true)).flatMap((it) => (it.isSure ? [it.key] : [])));
}

/** The variables whose values are read where a part of a statement is evaluated. */
export function readsOf(part: XmlElement, isSure: boolean): Read[] {
  const targets = new Set(isAssignment(part) ? targetsOf(part).map(({ variable }) => variable) : []);
  const found: Read[] = [];
  const visit = (it: XmlElement, sure: boolean, bound: ReadonlySet<string>): void => {
    if (targets.has(it)) return;
    if (it.localName === 'var') {
      const key = variableKey(it);
      if (!bound.has(key)) found.push({ key, isSure: sure });
      return;
    }
    if (it.localName === 'anonymous-function') {
      const inner = new Set([...bound, ...keysOf(it, 'param-list')]);
      for (const each of children(it).filter(({ localName }) => localName !== 'param-list'))
        visit(each, false, inner);
      return;
    }
    const isShort = ['&&', '||'].includes(it.getAttribute('op'));
    children(it).forEach((each, index) => {
      visit(each, sure && !(isShort && index > 0), bound);
    });
  };
  visit(part, isSure, new Set());
  return found;
}
