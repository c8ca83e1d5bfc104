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
      return new LazyAccesses(() => variablesIn([...conditions, ...arms]));
    }
    case 'for':
    case 'parfor':
      return new LazyAccesses(
        () => variablesIn(parts.slice(1).filter((it) => it.localName !== 'statement-list')),
        first === undefined ? [] : [variableKey(first)],
      );
    case 'try':
    case 'unwind-protect':
    case 'unwind-cleanup':
      return new LazyAccesses(nothing);
    case 'catch':
      return new LazyAccesses(
        nothing,
        first === undefined || first.localName === 'statement-list' ? [] : [variableKey(first)],
      );
    case 'while':
      return new LazyAccesses(() => variablesIn(parts.slice(0, 1)));
    case 'reversed-loop':
      return ofReversedLoop(parts);
    case 'adjoint-increment': {
      const [target, increment] = parts;
      const storage = target === undefined ? undefined : children(target)[0];
      const reads = (): string[] =>
        variablesIn([...indicesOf(storage), ...(increment === undefined ? [] : [increment])]);
      const keys = principalKeys(storage);
      const isFirst = annotation(statement, 'first') === 'yes';
      return isFirst ? new LazyAccesses(reads, keys) : new LazyAccesses(reads, [], keys);
    }
    case 'initialize-adjoint': {
      // Its size is that of the variable, unless that is known; a structure that is a scalar has fields besides.
      const keys = first === undefined ? [] : [variableKey(first)];
      const isNumber = annotation(statement, 'shape') === 'scalar' && !annotation(statement, 'container');
      const sized = isNumber ? [] : keys.map(adjointOf);
      return new LazyAccesses(() => sized, keys);
    }
    case 'initialize-adjoint-part':
      return new LazyAccesses(() => variablesIn(indicesOf(first)), [], principalKeys(first));
    case 'initialize-adjoint-field':
      return new LazyAccesses(
        () => variablesIn([...indicesOf(first), ...parts.slice(1)]),
        [],
        principalKeys(first),
      );
    case 'trip-start':
      return new LazyAccesses(nothing, variablesIn(parts));
    case 'trip-count':
      return new LazyAccesses(nothing, [], variablesIn(parts));
    case 'missing-seed':
      return new LazyAccesses(() => variablesIn(parts.slice(1)), [], variablesIn(parts.slice(0, 1)));
    case 'missing-parameter':
      return new LazyAccesses(nothing, [], variablesIn(parts));
    case 'unpack-tape':
      return new LazyAccesses(nothing, variablesIn(parts));
    case 'iteration-record':
      return new LazyAccesses(() => variablesIn(parts.slice(1)), [], variablesIn(parts.slice(0, 1)));
    case 'iteration-restore':
      return new LazyAccesses(() => variablesIn(parts.slice(0, 1)), variablesIn(parts.slice(1)));
    default:
      break;
  }
  return new LazyAccesses(() => variablesIn([statement]));
}

/** What is read is looked for when it is asked for: many ask for what is written only. */
class LazyAccesses implements Accesses {
  #reads: readonly string[] | undefined;

  constructor(
    readonly findReads: () => readonly string[],
    readonly writes: readonly string[] = [],
    readonly updates: readonly string[] = [],
  ) {}

  get reads(): readonly string[] {
    return (this.#reads ??= this.findReads());
  }
}

function nothing(): readonly string[] {
  return [];
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
  return new LazyAccesses(
    () => variablesIn([...partial.flatMap((it) => indicesOf(it.storage)), ...values]),
    targets.filter((it) => !it.partial).map((it) => it.key),
    left === undefined ? [] : partial.map((it) => it.key),
  );
}

function ofReversedLoop(parts: readonly XmlElement[]): Accesses {
  const heads = parts.filter((it) => it.localName !== 'statement-list');
  const [variable, values] = heads.filter((it) => it.localName !== 'counter');
  return new LazyAccesses(
    () => variablesIn(heads.filter((it) => it !== variable)),
    variable === undefined || values === undefined ? [] : [variableKey(variable)],
  );
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
