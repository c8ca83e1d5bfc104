import { annotation, children, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { isAssignment, targetsOf } from './assignment.js';
import { principalVariable, variableKey } from './variable.js';

/** What a statement reads and writes, by the keys of variables. */
export interface Accesses {
  readonly reads: readonly string[];
  /** What is written to as a whole: its old value is gone. */
  readonly writes: readonly string[];
  /** What is written to in part: its old value is read too. */
  readonly updates: readonly string[];
}

/**
 * What a statement of the reversed form reads and writes; of one with statements inside, what its head does. Abstract
 * elements read all variables in them except where this says otherwise.
 */
export function accessesOf(statement: XmlElement): Accesses {
  const parts = children(statement);
  const [first] = parts;
  switch (statement.localName) {
    case 'binary':
      if (isAssignment(statement)) return ofAssignment(statement);
      break;
    case 'choose':
    case 'switch': {
      const conditions = statement.localName === 'switch' ? parts.slice(0, 1) : [];
      const arms = parts.flatMap((arm) => children(arm).filter((it) => it.localName !== 'statement-list'));
      return { reads: variablesIn([...conditions, ...arms]), writes: [], updates: [] };
    }
    case 'for':
    case 'parfor':
      return {
        reads: variablesIn(parts.slice(1).filter((it) => it.localName !== 'statement-list')),
        writes: first === undefined ? [] : [variableKey(first)],
        updates: [],
      };
    case 'try':
    case 'unwind-protect':
    case 'unwind-cleanup':
      return { reads: [], writes: [], updates: [] };
    case 'catch':
      return {
        reads: [],
        writes: first === undefined || first.localName === 'statement-list' ? [] : [variableKey(first)],
        updates: [],
      };
    case 'while':
      return { reads: variablesIn(parts.slice(0, 1)), writes: [], updates: [] };
    case 'reversed-loop':
      return ofReversedLoop(parts);
    case 'adjoint-increment': {
      const [target, increment] = parts;
      const storage = target === undefined ? undefined : children(target)[0];
      const reads = variablesIn([...indicesOf(storage), ...(increment === undefined ? [] : [increment])]);
      const keys = principalKeys(storage);
      const isFirst = annotation(statement, 'first') === 'yes';
      return isFirst ? { reads, writes: keys, updates: [] } : { reads, writes: [], updates: keys };
    }
    case 'initialize-adjoint': {
      // Its size is that of the variable, unless that is known; a structure that is a scalar has fields besides.
      const keys = first === undefined ? [] : [variableKey(first)];
      const isNumber = annotation(statement, 'shape') === 'scalar' && !annotation(statement, 'container');
      const sized = isNumber ? [] : keys.map(adjointOf);
      return { reads: sized, writes: keys, updates: [] };
    }
    case 'initialize-adjoint-part':
      return { reads: variablesIn(indicesOf(first)), writes: [], updates: principalKeys(first) };
    case 'initialize-adjoint-field':
      return {
        reads: variablesIn([...indicesOf(first), ...parts.slice(1)]),
        writes: [],
        updates: principalKeys(first),
      };
    case 'trip-start':
      return { reads: [], writes: variablesIn(parts), updates: [] };
    case 'trip-count':
      return { reads: [], writes: [], updates: variablesIn(parts) };
    case 'missing-seed':
      return { reads: variablesIn(parts.slice(1)), writes: [], updates: variablesIn(parts.slice(0, 1)) };
    case 'missing-parameter':
      return { reads: [], writes: [], updates: variablesIn(parts) };
    case 'unpack-tape':
      return { reads: [], writes: variablesIn(parts), updates: [] };
    case 'iteration-record':
      return { reads: variablesIn(parts.slice(1)), writes: [], updates: variablesIn(parts.slice(0, 1)) };
    case 'iteration-restore':
      return { reads: variablesIn(parts.slice(0, 1)), writes: variablesIn(parts.slice(1)), updates: [] };
    default:
      break;
  }
  return { reads: variablesIn([statement]), writes: [], updates: [] };
}

/** The keys of all variables in expressions. */
export function variablesIn(expressions: readonly XmlElement[]): string[] {
  const found: string[] = [];
  for (const expression of expressions) {
    walk(expression, (it) => {
      if (it.localName === 'var') found.push(variableKey(it));
      return undefined;
    });
  }
  return found;
}

/** The key of the variable that an adjoint belongs to. */
export function adjointOf(key: string): string {
  return key.replace(/^a:/, '');
}

function ofAssignment(assignment: XmlElement): Accesses {
  const [left, right] = children(assignment);
  const targets = targetsOf(assignment);
  const partial = targets.filter((it) => it.partial);
  const values = right === undefined ? [] : [right];
  return {
    reads: variablesIn([...partial.flatMap((it) => indicesOf(it.storage)), ...values]),
    writes: targets.filter((it) => !it.partial).map((it) => it.key),
    updates: left === undefined ? [] : partial.map((it) => it.key),
  };
}

function ofReversedLoop(parts: readonly XmlElement[]): Accesses {
  const heads = parts.filter((it) => it.localName !== 'statement-list');
  const [variable, values] = heads.filter((it) => it.localName !== 'counter');
  return {
    reads: variablesIn(heads.filter((it) => it !== variable)),
    writes: variable === undefined || values === undefined ? [] : [variableKey(variable)],
    updates: [],
  };
}

function principalKeys(storage: XmlElement | undefined): string[] {
  const variable = storage === undefined ? undefined : principalVariable(storage);
  return variable === undefined ? [] : [variableKey(variable)];
}

/** All that a storage expression holds besides its principal variable. */
function indicesOf(storage: XmlElement | undefined): XmlElement[] {
  if (storage === undefined || storage.localName === 'var') return [];
  const [base, ...others] = children(storage);
  return [...indicesOf(base), ...others];
}
