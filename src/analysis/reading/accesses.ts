import { annotation, children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf } from './assignment.js';
import { principalVariable, variableKey } from './variable.js';

/** The variables that a statement reads and writes, by their keys. */
export interface Accesses {
  readonly reads: readonly string[];
  /** Variables that are written as a whole: their old values are gone. */
  readonly writes: readonly string[];
  /** Variables that are written in part: their old values are read too. */
  readonly updates: readonly string[];
}

/**
 * The variables that a statement of the reversed form reads and writes; of one with statements inside, those of its head.
 * Abstract elements read all variables in them except where `told` says otherwise.
 */
export function accessesOf(statement: XmlElement): Accesses {
  const tell = told.get(statement.localName);
  return tell === undefined ? readsAll(statement) : tell(statement, children(statement));
}

/** Whether an element may write to variables: all that stands in expressions, and most else, does not. */
export function mayWrite(element: XmlElement): boolean {
  return element.localName === 'binary' ? isAssignment(element) : told.has(element.localName);
}

type Tell = (statement: XmlElement, parts: readonly XmlElement[]) => Accesses;

const ofChoice: Tell = (choice, parts) => {
  const conditions = choice.localName === 'switch' ? parts.slice(0, 1) : [];
  const branches = parts.flatMap((branch) =>
    children(branch).filter((it) => it.localName !== 'statement-list'),
  );
  return new LazyAccesses(() => variablesIn([...conditions, ...branches]));
};

const ofLoop: Tell = (_, [variable, ...parts]) =>
  new LazyAccesses(
    () => variablesIn(parts.filter((it) => it.localName !== 'statement-list')),
    variable === undefined ? [] : [variableKey(variable)],
  );

const ofReversedLoop: Tell = (_, parts) => {
  const heads = parts.filter((it) => it.localName !== 'statement-list');
  const [variable, values] = heads.filter((it) => it.localName !== 'counter');
  return new LazyAccesses(
    () => variablesIn(heads.filter((it) => it !== variable)),
    variable === undefined || values === undefined ? [] : [variableKey(variable)],
  );
};

const ofIncrement: Tell = (statement, [target, increment]) => {
  const storage = target === undefined ? undefined : children(target)[0];
  const reads = (): string[] =>
    variablesIn([...indicesOf(storage), ...(increment === undefined ? [] : [increment])]);
  const keys = principalKeys(storage);
  const isFirst = annotation(statement, 'first') === 'yes';
  return isFirst ? new LazyAccesses(reads, keys) : new LazyAccesses(reads, [], keys);
};

/**
 * Its size is that of the variable, unless that is known or the size that it has already; a structure that is a scalar has
 * fields besides.
 */
const ofInitialization: Tell = (statement, [variable]) => {
  const keys = variable === undefined ? [] : [variableKey(variable)];
  const container = annotation(statement, 'container');
  const isNumber = annotation(statement, 'shape') === 'scalar' && container === undefined;
  if (annotation(statement, 'shape') === 'own') return new LazyAccesses(nothing, [], keys);
  const sized = isNumber || container === 'outer' ? [] : keys.map(adjointOf);
  return new LazyAccesses(() => sized, keys);
};

const ofPart: Tell = (_, [storage, ...others]) =>
  new LazyAccesses(() => variablesIn([...indicesOf(storage), ...others]), [], principalKeys(storage));

const ofUpdate: Tell = (_, [updated, ...read]) =>
  new LazyAccesses(() => variablesIn(read), [], updated === undefined ? [] : variablesIn([updated]));

function readsAll(expression: XmlElement): Accesses {
  return new LazyAccesses(() => variablesIn([expression]));
}

const noReads: Tell = () => new LazyAccesses(nothing);

const writesAll: Tell = (_, parts) => new LazyAccesses(nothing, variablesIn(parts));

const updatesAll: Tell = (_, parts) => new LazyAccesses(nothing, [], variablesIn(parts));

const told: ReadonlyMap<string, Tell> = new Map<string, Tell>([
  ['binary', (it) => (isAssignment(it) ? ofAssignment(it) : readsAll(it))],
  ['choose', ofChoice],
  ['switch', ofChoice],
  ['for', ofLoop],
  ['parfor', ofLoop],
  ['try', noReads],
  ['unwind-protect', noReads],
  ['unwind-cleanup', noReads],
  [
    'catch',
    (_, [first]) =>
      new LazyAccesses(
        nothing,
        first === undefined || first.localName === 'statement-list' ? [] : [variableKey(first)],
      ),
  ],
  ['while', (_, parts) => new LazyAccesses(() => variablesIn(parts.slice(0, 1)))],
  ['reversed-loop', ofReversedLoop],
  ['adjoint-increment', ofIncrement],
  ['initialize-adjoint', ofInitialization],
  ['initialize-adjoint-part', ofPart],
  ['initialize-adjoint-field', ofPart],
  ['iteration-start', writesAll],
  ['iteration-count', updatesAll],
  ['missing-seed', ofUpdate],
  ['missing-parameter', updatesAll],
  ['unpack-tape', writesAll],
  ['iteration-record', ofUpdate],
  [
    'iteration-restore',
    (_, parts) => new LazyAccesses(() => variablesIn(parts.slice(0, 1)), variablesIn(parts.slice(1))),
  ],
]);

/** Reads are looked for on demand: many callers want the writes only. */
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
