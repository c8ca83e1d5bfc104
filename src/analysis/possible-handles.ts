import { annotation, children, functionsOf, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { isAssignment, targetsOf, valueOf } from './assignment.js';
import { argumentsOf, calleeName } from './differentiable-parts.js';
import { bodyOf } from './flow.js';
import { functionName } from './free-names.js';
import { keysOf } from './names.js';
import { isStorage, variableKey } from './variable.js';

/** Variables of functions: the keys by the function's name. */
export type KeysByFunction = ReadonlyMap<string, ReadonlySet<string>>;

const numeric: ReadonlySet<string> = new Set(['literal', 'binary', 'range', 'sum']);

/**
 * The variables that may hold function handles, without regard to the order of statements: those that are given a
 * handle or something that cannot be seen (a field, an element of a cell array, what an unknown function returns),
 * and the entry's parameters that are no independents, which its caller may give anything.
 */
export function possibleHandles(
  root: XmlElement,
  entry: string,
  independents: readonly string[],
): KeysByFunction {
  const units = new Map(functionsOf(root).map((unit) => [functionName(unit), unit]));
  const found = new Map([...units.keys()].map((name) => [name, new Set<string>()]));
  const entryUnit = units.get(entry);
  if (entryUnit !== undefined) {
    for (const key of keysOf(entryUnit, 'param-list'))
      if (!independents.includes(key)) found.get(entry)?.add(key);
  }
  let changed = true;
  const add = (name: string, key: string | undefined): void => {
    const keys = found.get(name);
    if (keys === undefined || key === undefined || keys.has(key)) return;
    keys.add(key);
    changed = true;
  };
  const may = (name: string, it: XmlElement, position: number): boolean => {
    if (it.localName === 'var') return found.get(name)?.has(variableKey(it)) === true;
    if (numeric.has(it.localName)) return false;
    if (it.localName === 'unary') return it.getAttribute('op') === '{}';
    if (it.localName === 'array') {
      const [base, index] = children(it);
      return base === undefined || index?.localName === 'cell-index' || may(name, base, 0);
    }
    if (it.localName !== 'call') return true;
    if (it.getAttribute('unified') !== '') return false;
    const callee = units.get(calleeName(it));
    if (annotation(it, 'is') !== 'user' || callee === undefined)
      return annotation(it, 'is') !== 'rule' && !isSize(it);
    const output = keysOf(callee, 'outvars')[position];
    return output === undefined || found.get(calleeName(it))?.has(output) === true;
  };
  while (changed) {
    changed = false;
    for (const [name, unit] of units) {
      walk(bodyOf(unit), (it) => {
        const value = isAssignment(it) ? valueOf(it) : undefined;
        if (value !== undefined) {
          for (const target of targetsOf(it)) {
            if (target.storage !== target.variable && !isPlainIndex(target.storage)) add(name, target.key);
            if (may(name, value, target.position)) add(name, target.key);
          }
        }
        if (it.localName === 'for') {
          const [variable, values] = children(it);
          if (variable !== undefined && values !== undefined && may(name, values, 0))
            add(name, variableKey(variable));
        }
        if (it.localName === 'global' || it.localName === 'persistent') {
          for (const declared of children(it)) add(name, variableKey(declared));
        }
        if (it.localName === 'call' && annotation(it, 'is') === 'user') {
          const callee = units.get(calleeName(it));
          if (callee === undefined) return undefined;
          const parameters = keysOf(callee, 'param-list');
          argumentsOf(it).forEach((argument, index) => {
            if (may(name, argument, 0)) add(calleeName(it), parameters[index]);
          });
        }
        return it.localName !== 'function';
      });
    }
  }
  return found;
}

/** Whether what is written to is an element of an array, not of a cell array and no field. */
function isPlainIndex(storage: XmlElement): boolean {
  if (storage.localName === 'var') return true;
  const [base, index] = children(storage);
  if (storage.localName !== 'array' || index?.localName === 'cell-index') return false;
  return base !== undefined && isStorage(base) && isPlainIndex(base);
}

/** Passive functions return numbers and text, but for those that return what they are given. */
function isSize(call: XmlElement): boolean {
  return annotation(call, 'is') === 'passive' && calleeName(call) !== 'cell';
}
