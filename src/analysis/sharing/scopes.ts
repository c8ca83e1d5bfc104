import { annotation, child, children, functionsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssigned, targetsOf } from '../reading/assignment.js';
import { freeNames, functionName, variablesOf } from '../reading/free-names.js';
import { parameterKeys } from '../reading/parameter-keys.js';
import { functionAround } from '../names/function-around.js';
import { mentionedNames } from '../reading/mentioned-names.js';
import { principalVariable, variableKey } from '../reading/variable.js';

/** A name of a function in another: a call of it, or a handle. */
export interface Mention {
  readonly element: XmlElement;
  readonly callee: Scope;
}

/** A function, nested ones too, and the names in it. */
export interface Scope {
  readonly unit: XmlElement;
  readonly name: string;
  /** The function that it is nested in. */
  readonly outer: Scope | undefined;
  readonly nested: readonly Scope[];
  /** Its parameters and outputs. */
  readonly interface: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
  /** The variables that are mentioned in it, nested functions left out. */
  readonly mentioned: ReadonlySet<string>;
  /** The writers of a variable, by the variable's name. */
  readonly writes: ReadonlyMap<string, readonly XmlElement[]>;
  /** The declarations of global and persistent variables (a variable, or an assignment to it) that are no constants. */
  readonly declared: ReadonlyMap<string, readonly XmlElement[]>;
  readonly mentions: readonly Mention[];
  /** The names of functions that the program does not define. */
  readonly foreign: readonly XmlElement[];
}

/** All functions of a program, nested ones behind those that they are nested in. */
export function scopesOf(root: XmlElement): Scope[] {
  const all = new Map<XmlElement, MutableScope>();
  const units = functionsOf(root);
  for (const unit of units) collect(unit, undefined, all);
  const main = new Map(units.map((unit) => [functionName(unit), all.get(unit)]));
  for (const unit of units) {
    for (const { names, elements, isNested } of freeNames(unit)) {
      const [element] = elements;
      const [name = ''] = names;
      const scope = element === undefined ? undefined : all.get(functionAround(element));
      if (element === undefined || scope === undefined) continue;
      const callee = isNested ? nestedFrom(scope, name) : main.get(name);
      if (callee === undefined) scope.foreign.push(element);
      else scope.mentions.push({ element, callee });
    }
  }
  return [...all.values()];
}

interface MutableScope extends Scope {
  readonly nested: MutableScope[];
  readonly mentions: Mention[];
  readonly foreign: XmlElement[];
}

function collect(
  unit: XmlElement,
  outer: MutableScope | undefined,
  all: Map<XmlElement, MutableScope>,
): void {
  const writes = new Map<string, XmlElement[]>();
  const declared = new Map<string, XmlElement[]>();
  const add = (map: Map<string, XmlElement[]>, key: string, it: XmlElement): void => {
    map.set(key, [...(map.get(key) ?? []), it]);
  };
  const body = child(unit, 'statement-list');
  const cachesConstants = annotation(unit, 'caches') !== undefined;
  if (body !== undefined) {
    walk(body, (it) => {
      if (isDeclaration(it)) {
        for (const part of cachesConstants ? [] : children(it)) {
          const [variable] = isAssigned(part) ? children(part) : [part];
          if (variable !== undefined) add(declared, variableKey(variable), part);
        }
        return false;
      }
      for (const key of writtenBy(it)) add(writes, key, it);
      return undefined;
    });
  }
  const mentioned = body === undefined ? [] : mentionedNames(body, isDeclaration);
  const scope: MutableScope = {
    unit,
    name: functionName(unit),
    outer,
    nested: [],
    interface: new Set([...parameterKeys(unit), ...parameterKeys(unit, child(unit, 'outvars'))]),
    variables: variablesOf(unit),
    mentioned: new Set([...mentioned, ...writes.keys(), ...declared.keys()]),
    writes,
    declared,
    mentions: [],
    foreign: [],
  };
  all.set(unit, scope);
  outer?.nested.push(scope);
  const list = child(unit, 'function-list');
  for (const it of list === undefined ? [] : children(list)) {
    if (it.localName === 'function') collect(it, scope, all);
  }
}

function isDeclaration(it: XmlElement): boolean {
  return it.localName === 'global' || it.localName === 'persistent';
}

/** The variables that an element itself writes to. */
function writtenBy(it: XmlElement): string[] {
  if (isAssigned(it)) return targetsOf(it).map(({ key }) => key);
  const [first] = children(it);
  if (first === undefined) return [];
  switch (it.localName) {
    case 'for':
    case 'parfor': {
      const variable = first.localName === 'id' ? first : principalVariable(first);
      return variable === undefined ? targetsOf(it).map(({ key }) => key) : [variableKey(variable)];
    }
    case 'catch':
      return first.localName === 'id' ? [first.textContent] : [];
    case 'unary': {
      const variable = principalVariable(first);
      return ['++', '--'].includes(it.getAttribute('op')) && variable !== undefined
        ? [variableKey(variable)]
        : [];
    }
    default:
      return [];
  }
}

/** The function of a name that is nested in one of those around. */
function nestedFrom(scope: MutableScope, name: string): MutableScope | undefined {
  for (
    let it: MutableScope | undefined = scope;
    it !== undefined;
    it = it.outer as MutableScope | undefined
  ) {
    const found = it.nested.find((nested) => nested.name === name);
    if (found !== undefined) return found;
  }
  return undefined;
}
