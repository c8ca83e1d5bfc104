import { child, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { variableKey } from '../reading/variable.js';
import { writtenNumber } from '../reading/written-number.js';

/** Functions that look at no element. */
const measuring: ReadonlySet<string> = new Set(['size', 'numel', 'length', 'ndims', 'rows', 'columns']);

/**
 * Whether an element that a statement of a reversed loop restores is read no more in the loop: as where each iteration
 * writes behind all that it reads, x(i + 1) = f(x(i)), so that the iterations before it, which come next, do not get there. Asked are
 * the distances from the loop's variable, along one dimension. In a loop that is not the innermost around the statement, what is read
 * before it may be read behind it, too.
 */
export function isPastReads(
  restore: XmlElement,
  written: RestoredPart,
  loop: XmlElement,
  isInnermost: boolean,
): boolean {
  const direction = directionOf(loop);
  const body = child(loop, 'statement-list');
  if (direction === undefined || body === undefined) return false;
  return written.indices.some((index, position) => {
    const own = distanceOf(index, loop);
    if (own === undefined) return false;
    return new Reads(restore, written, (indices, isBehind) => {
      const at = indices.length === written.indices.length ? indices[position] : undefined;
      const distance = at === undefined ? undefined : distanceOf(at, loop);
      if (distance === undefined) return false;
      return distance === own ? isInnermost && !isBehind : (distance - own) * direction < 0;
    }).allPass(body);
  });
}

/** A part of a variable that a statement restores, and whether the variable may have grown by it: its size comes back, too. */
export interface RestoredPart {
  readonly variable: XmlElement;
  readonly indices: readonly XmlElement[];
  readonly mayHaveGrown: boolean;
}

/** The part that a statement restores: an assignment to it, or by a helper where the variable may have grown. */
export function restoredPart(statement: XmlElement): RestoredPart | undefined {
  if (statement.getAttribute('restores') === '' || !isAssignment(statement)) return undefined;
  const [target, ...others] = targetsOf(statement);
  if (target === undefined || others.length > 0) return undefined;
  const indexed = indexedVariable(target.storage);
  if (indexed !== undefined)
    return { variable: indexed.variable, indices: children(indexed.indices), mayHaveGrown: false };
  const value = valueOf(statement);
  if (value === undefined || target.partial || calleeName(value) !== 'adm_restore') return undefined;
  return { variable: target.variable, indices: argumentsOf(value).slice(2), mayHaveGrown: true };
}

/** Goes through what reads the elements of a variable, in the order in which it is run. */
class Reads {
  readonly #key: string;
  #isBehind = false;

  constructor(
    readonly restore: XmlElement,
    readonly written: RestoredPart,
    /** Whether a read by these indices, behind the restore or not, does no harm. */
    readonly passes: (indices: readonly XmlElement[], isBehind: boolean) => boolean,
  ) {
    this.#key = variableKey(written.variable);
  }

  allPass(it: XmlElement): boolean {
    if (it === this.restore) {
      this.#isBehind = true;
      return true;
    }
    if (it.localName === 'call' && measuring.has(calleeName(it)) && this.#isVariable(argumentsOf(it)[0]))
      return (
        !this.written.mayHaveGrown &&
        argumentsOf(it)
          .slice(1)
          .every((part) => this.allPass(part))
      );
    if (this.#isVariable(it)) return false;
    const indexed = indexedVariable(it);
    if (indexed === undefined || !this.#isVariable(indexed.variable))
      return children(it).every((part) => this.allPass(part));
    const indices = children(indexed.indices);
    return (
      (isTarget(it) || this.passes(indices, this.#isBehind)) && indices.every((part) => this.allPass(part))
    );
  }

  #isVariable(it: XmlElement | undefined): boolean {
    return it?.localName === 'var' && variableKey(it) === this.#key;
  }
}

function isTarget(storage: XmlElement): boolean {
  const statement = storage.parentNode as XmlElement;
  return isAssignment(statement) && children(statement)[0] === storage;
}

/** Whether the variable of a loop that was reversed rises or falls from iteration to iteration of the original one. */
function directionOf(loop: XmlElement): 1 | -1 | undefined {
  const range = child(loop, 'range');
  if (loop.localName !== 'reversed-loop' || range === undefined) return undefined;
  const [, step, last] = children(range);
  if (last === undefined) return 1;
  const number = integerIn(step);
  return number === undefined || number === 0 ? undefined : number > 0 ? 1 : -1;
}

/** How far an index is from the variable of a loop. */
function distanceOf(index: XmlElement, loop: XmlElement): number | undefined {
  const variable = child(loop, 'id') ?? child(loop, 'tmp');
  const isVariable = (it: XmlElement | undefined): boolean =>
    it?.localName === 'var' && variable !== undefined && variableKey(it) === variableKey(variable);
  if (isVariable(index)) return 0;
  const [first, second] = children(index);
  const op = index.localName === 'binary' ? index.getAttribute('op') : '';
  if (op === '+' && isVariable(first)) return integerIn(second);
  if (op === '+' && isVariable(second)) return integerIn(first);
  const taken = op === '-' && isVariable(first) ? integerIn(second) : undefined;
  return taken === undefined ? undefined : -taken;
}

function integerIn(it: XmlElement | undefined): number | undefined {
  const number = it === undefined ? NaN : writtenNumber(it);
  return Number.isInteger(number) ? number : undefined;
}
