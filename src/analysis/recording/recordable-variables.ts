import { annotationNames, child, children, itemsOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { isAssignment } from '../reading/assignment.js';
import { bodyOf } from '../reading/flow.js';
import { isIterationRecord } from './is-iteration-record.js';
import { valuesAroundLoop } from './values-around-loop.js';
import { variableKey } from '../reading/variable.js';

const none: ReadonlySet<string> = new Set();

/**
 * The variables that records may have to keep, in the order in which they are written: of an iteration those that it writes
 * to as a whole and that do not last, of a function all.
 */
export class RecordableVariables {
  /** By the numbers of the loops. */
  readonly #ofLoops = new Map<string, ReadonlySet<string>>();
  readonly #ofFunction: ReadonlySet<string>;

  /** @param units the function with the recording sweep, and that with the reverse sweep: it may recompute iterations */
  constructor(units: readonly [recording: XmlElement, returning: XmlElement]) {
    const [recording] = units;
    const parameters = child(recording, 'param-list');
    const ofFunction = new Set(parameters === undefined ? [] : children(parameters).map(variableKey));
    for (const it of new Set(units)) this.#visit(bodyOf(it), it === recording ? [ofFunction] : []);
    for (const key of targetsIn(bodyOf(recording))) ofFunction.add(key);
    this.#ofFunction = ofFunction;
  }

  /** By a record, or by what brings its values back. */
  of(record: XmlElement): ReadonlySet<string> {
    if (!isIterationRecord(record)) return this.#ofFunction;
    return this.#ofLoops.get(record.getAttribute('loop')) ?? none;
  }

  /** @param around what is written, of all that stands around */
  #visit(it: XmlElement, around: readonly Set<string>[]): void {
    for (const key of writtenBy(it)) for (const keys of around) keys.add(key);
    if (it.localName === 'binary') return;
    const loop =
      it.localName === 'statement-list' ? child(it, 'iteration-record')?.getAttribute('loop') : undefined;
    if (loop === undefined) {
      for (const part of children(it)) this.#visit(part, around);
      return;
    }
    const ofLoop = new Set<string>();
    for (const part of children(it)) this.#visit(part, [...around, ofLoop]);
    for (const key of lastingIn(it.parentNode)) ofLoop.delete(key);
    if (!this.#ofLoops.has(loop)) this.#ofLoops.set(loop, ofLoop);
  }
}

/** The variables that a statement writes to as a whole, or that the head of a loop does. */
function writtenBy(it: XmlElement): readonly string[] {
  switch (it.localName) {
    case 'binary': {
      const [target] = isAssignment(it) ? children(it) : [];
      if (target === undefined) return [];
      const targets = target.localName === 'unary' ? itemsOf(target) : [target];
      return targets.filter(isVariable).map(variableKey);
    }
    case 'for':
      return children(it).slice(0, 1).filter(isVariable).map(variableKey);
    case 'iteration-start':
      return children(it).map(variableKey);
    case 'overwrite-loop':
      return valuesAroundLoop(it).map(({ saved }) => saved);
    default:
      return [];
  }
}

function isVariable(target: XmlElement): boolean {
  return target.localName === 'var' || target.localName === 'id' || target.localName === 'tmp';
}

/** The variables on the left of assignments, but for those in indices: what is written to in part, too. */
function targetsIn(body: XmlElement): Set<string> {
  const found = new Set<string>();
  walk(body, (it) => {
    const [target] = isAssignment(it) ? children(it) : [];
    if (target === undefined) return undefined;
    walk(target, (part) => {
      if (part.localName === 'var') found.add(variableKey(part));
      return part.localName !== 'param-list';
    });
    return false;
  });
  return found;
}

/** The variables whose values are the same in all iterations of a loop, or are found by undoing its steps. */
function lastingIn(loop: XmlElement['parentNode']): readonly string[] {
  return isElement(loop) ? [...annotationNames(loop, 'invariant'), ...annotationNames(loop, 'undone')] : [];
}
