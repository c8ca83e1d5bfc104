import { solverNames } from './solver-names.js';
import { child, children, itemsOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { isAssigned, targetsOf } from './assignment.js';
import { mentionedNames } from './mentioned-names.js';
import { parameterKeys } from './parameter-keys.js';
import { variableKey } from './variable.js';

/** A name in a function that no variable there has: that of a function, or of a package that it is in. */
export interface FreeName {
  /** The name and the fields that follow it: `a.b.c` may be a function of packages. */
  readonly names: readonly string[];
  /** For each of the names the element that denotes what it and those before it name. */
  readonly elements: readonly XmlElement[];
  /** The function that is called with the name as its first argument, where the name is text or a handle there. */
  readonly givenTo: string | undefined;
  /** Whether it is a function that is nested in one of those around the name. */
  readonly isNested: boolean;
}

/** Functions that call the one that their first argument names, or make a handle of it. */
const callers: ReadonlySet<string> = new Set([
  ...['feval', 'cellfun', 'arrayfun', 'bsxfun', 'str2func'],
  ...solverNames,
]);

/** Queries to `cellfun` by text that names no function. */
const cellQueries: ReadonlySet<string> = new Set(['isclass', 'prodofsize']);

/**
 * The names in a function that are functions, as MATLAB tells them from variables: a name is a variable in the whole of
 * a function if it is a parameter, an output, declared, or assigned to anywhere in it. Nested functions share the
 * variables of those around them, and assign to variables that are read there.
 */
export function freeNames(unit: XmlElement): FreeName[] {
  const found: FreeName[] = [];
  collect(unit, new Set(), new Set(), found);
  return found;
}

/** The name of a function element. */
export function functionName(unit: XmlElement): string {
  return child(unit, 'id')?.textContent ?? '';
}

function collect(
  unit: XmlElement,
  inherited: ReadonlySet<string>,
  nestedAround: ReadonlySet<string>,
  found: FreeName[],
): void {
  const nested = nestedIn(unit);
  const functions = new Set([...nestedAround, ...nested.map(functionName)]);
  const variables = new Set([...inherited, ...variablesOf(unit)]);
  /** First arguments of functions that call them, by the names of these. */
  const given = new Map<XmlElement, string>();
  const visit = (element: XmlElement, hidden: ReadonlySet<string>): void => {
    const it = nameOf(element, given.get(element));
    const [name = ''] = it?.names ?? [];
    const isVariable = element.localName === 'var' && (variables.has(name) || hidden.has(name));
    if (it !== undefined && !isVariable) {
      found.push({ ...it, isNested: functions.has(name) });
      const [argument] = callers.has(name) ? argumentsOf(element) : [];
      if (argument !== undefined) given.set(argument, name);
    }
    for (const part of children(element)) {
      if (part.localName === 'function') collect(part, variables, functions, found);
      else if (part.localName === 'anonymous-function')
        visit(part, new Set([...hidden, ...parameterKeys(part)]));
      else visit(part, hidden);
    }
  };
  visit(unit, new Set());
}

/** The name that an element holds; text holds one where a function calls what it names. */
function nameOf(element: XmlElement, caller: string | undefined): FreeName | undefined {
  switch (element.localName) {
    case 'var': {
      const name = child(element, 'id')?.textContent;
      return name === undefined ? undefined : withFields(element, name);
    }
    case 'function-handle':
    case 'command':
      return whole(element, child(element, 'id')?.textContent, caller);
    case 'literal':
      return caller === undefined ? undefined : whole(element, functionNamedTo(caller, element), caller);
    default:
      return undefined;
  }
}

function functionNamedTo(caller: string, text: XmlElement): string | undefined {
  const name = namedIn(text.textContent);
  return caller === 'cellfun' && cellQueries.has(name ?? '') ? undefined : name;
}

/** Names with all that stands in front of their last point: there is no function to be found before it. */
function whole(
  element: XmlElement,
  name: string | undefined,
  caller: string | undefined,
): FreeName | undefined {
  if (name === undefined) return undefined;
  const names = name.split('.');
  return { names, elements: names.map(() => element), givenTo: caller, isNested: false };
}

/** The name of a function that stands in quotes. */
export function namedIn(text: string): string | undefined {
  return /^(["'])([A-Za-z]\w*(?:\.[A-Za-z]\w*)*)\1$/.exec(text)?.[2];
}

function withFields(variable: XmlElement, name: string): FreeName {
  const names = [name];
  const elements = [variable];
  for (let it = variable; ;) {
    const outer = it.parentNode;
    if (!isElement(outer) || outer.localName !== 'struct-ref' || children(outer)[0] !== it) break;
    names.push(children(outer)[1]?.textContent ?? '');
    elements.push(outer);
    it = outer;
  }
  return { names, elements, givenTo: undefined, isNested: false };
}

/** The arguments in parentheses behind a name. */
function argumentsOf(name: XmlElement): XmlElement[] {
  const around = name.parentNode;
  if (!isElement(around) || around.localName !== 'array') return [];
  const [base, list] = children(around);
  return base === name && list?.localName === 'param-list' ? children(list) : [];
}

function nestedIn(unit: XmlElement): XmlElement[] {
  const list = child(unit, 'function-list');
  return list === undefined ? [] : children(list).filter((it) => it.localName === 'function');
}

/** All names that are variables in a function, those of its nested functions left out that it does not mention. */
export function variablesOf(unit: XmlElement): Set<string> {
  const found = new Set<string>();
  for (const list of children(unit)) {
    if (list.localName === 'outvars' || list.localName === 'param-list') {
      for (const key of parameterKeys(unit, list)) found.add(key);
    }
  }
  const body = child(unit, 'statement-list');
  if (body === undefined) return found;
  const mentioned = mentionedNames(body);
  walk(body, (it) => {
    if (isAssigned(it)) for (const target of targetsOf(it)) found.add(target.key);
    const [first] = children(it);
    if (first === undefined) return;
    if (it.localName === 'for' || it.localName === 'parfor') {
      const variables = first.localName === 'unary' ? itemsOf(first) : [first];
      for (const variable of variables) found.add(variableKey(variable));
    }
    if (it.localName === 'catch' && first.localName === 'id') found.add(first.textContent);
    if (it.localName === 'global' || it.localName === 'persistent') {
      for (const declared of children(it)) if (declared.localName === 'var') found.add(variableKey(declared));
    }
    return;
  });
  for (const nested of nestedIn(unit)) {
    const own = new Set([...parameterKeys(nested), ...parameterKeys(nested, child(nested, 'outvars'))]);
    for (const key of variablesOf(nested)) if (mentioned.has(key) && !own.has(key)) found.add(key);
  }
  return found;
}
