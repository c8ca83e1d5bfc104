import type { Analysis } from '../analysis.js';
import {
  annotate,
  annotateKnown,
  annotation,
  children,
  functionsOf,
  holds,
  nextOf,
  walk,
} from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variablesIn } from '../reading/accesses.js';
import { assignedIn } from '../lists/assigned-in.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { isActive } from '../reading/is-active.js';
import { repeatableFunctions } from '../reading/repeatable-functions.js';
import { variableKey } from '../reading/variable.js';
import { writeCounts } from './write-counts.js';

/**
 * Finds the values that are computed in a loop, but are the same in all its iterations, as A' or A * B where neither is written to:
 * the last iteration leaves what the reverse sweep of all iterations needs. Nothing of them is recorded; the loop around that one may have
 * to. `ada:invariant` names them on loops, and on what would keep and restore what they replace. A loop around may change
 * their sizes: reversed loops have the names of those whose adjoints begin anew (`ada:entered`).
 */
export const loopInvariants: Analysis = {
  name: 'loop-invariants',
  needs: [
    'ada:active',
    'ada:adjoint',
    'ada:container',
    'ada:is',
    'ada:loop',
    'ada:replayed',
    'ada:role',
    'ada:rule',
    'ada:shape',
  ],
  reads: ['ada:first'],
  adds: ['ada:entered', 'ada:invariant'],
  run(root) {
    const units = functionsOf(root);
    for (const unit of units) {
      if (!['joint', 'recording'].includes(annotation(unit, 'role') ?? '')) continue;
      // Variables shared with other functions may change in them.
      if (holds(unit, (it) => it.localName === 'global' || it.localName === 'persistent')) continue;
      const found = new LastingRun(unit).run();
      if (found.replaced.size === 0) continue;
      for (const it of units) if (functionName(it) === functionName(unit)) mark(it, found);
    }
  },
};

interface Found {
  /** The variables that need not be kept within loops, by the numbers of what would keep them. */
  readonly replaced: ReadonlyMap<string, string>;
  /** Those whose adjoints get another size before reversed loops, by the numbers of these. */
  readonly entered: ReadonlyMap<string, string>;
}

class LastingRun {
  readonly #writes: ReadonlyMap<string, number>;
  readonly #reads = new Map<XmlElement, ReadonlyMap<string, number>>();
  readonly #replaced = new Map<string, string>();
  readonly #entered = new Map<string, string>();

  constructor(readonly unit: XmlElement) {
    this.#writes = writeCounts(unit);
  }

  /** Marks loops. */
  run(): Found {
    this.#visit(bodyOf(this.unit), undefined);
    return { replaced: this.#replaced, entered: this.#entered };
  }

  #visit(it: XmlElement, invariants: ReadonlySet<string> | undefined): void {
    // Recomputed iterations make it again.
    if (annotation(it, 'replayed') !== undefined || isPlain(it)) return;
    if (it.localName === 'overwrite' || it.localName === 'overwrite-loop') {
      const keys = children(it)
        .map(variableKey)
        .filter((key) => invariants?.has(key));
      if (keys.length > 0) this.#replaced.set(it.getAttribute('ref'), keys.join(' '));
    }
    const inside = this.#insideOf(it, invariants);
    if (inside !== undefined && inside !== invariants && inside.size > 0)
      annotate(it, 'invariant', [...inside].join(' '));
    for (const part of children(it)) this.#visit(part, inside);
  }

  /** The invariants within an element, if there is a loop around it: of parallel iterations no value is left. */
  #insideOf(it: XmlElement, around: ReadonlySet<string> | undefined): ReadonlySet<string> | undefined {
    if (it.localName === 'for' || it.localName === 'while') return this.#invariantsWithin(it, around);
    return it.localName === 'parfor' ? new Set() : around;
  }

  /** The invariants of a loop. If one around it changes its size, its adjoint must be zero before it gets its value. */
  #invariantsWithin(loop: XmlElement, around: ReadonlySet<string> | undefined): ReadonlySet<string> {
    const entered: string[] = [];
    const invariants = new Set<string>();
    for (const [key, assignment] of this.#invariantsIn(loop, around)) {
      const isEntered = around?.has(key) === false && hasSizedAdjoint(targetsOf(assignment)[0]!.storage);
      if (isEntered && !this.#isReadBehindOnly(key, assignment, this.#readsIn(bodyOf(this.unit)))) continue;
      invariants.add(key);
      if (isEntered) entered.push(key);
    }
    if (entered.length > 0) this.#entered.set(annotation(loop, 'loop') ?? '', entered.join(' '));
    return invariants;
  }

  /**
   * The variables whose values last in a loop, with the assignments by which they get them. Variables that are read before
   * that have the value of an earlier iteration of a loop around, if there is one.
   */
  #invariantsIn(loop: XmlElement, around: ReadonlySet<string> | undefined): ReadonlyMap<string, XmlElement> {
    const changing = assignedIn(loop);
    const invariants = new Map<string, XmlElement>();
    walk(loop, (it) => {
      if (!isAssignment(it)) return undefined;
      const [target, ...others] = targetsOf(it);
      const value = valueOf(it);
      if (value === undefined || target === undefined || others.length > 0 || target.partial) return false;
      const { key } = target;
      const isOnly = this.#writes.get(key) === 1;
      const isSame = variablesIn([value]).every((read) => !changing.has(read) || invariants.has(read));
      if (!isOnly || !isSame || !isRepeatable(value)) return false;
      const isNew =
        around === undefined || around.has(key) || this.#isReadBehindOnly(key, it, this.#readsIn(loop));
      if (isNew) invariants.set(key, it);
      return false;
    });
    return invariants;
  }

  /** Whether all that reads a variable in a part of the function stands behind its assignment in the list. */
  #isReadBehindOnly(key: string, assignment: XmlElement, reads: ReadonlyMap<string, number>): boolean {
    let behind = 0;
    for (let it = nextOf(assignment); it !== undefined; it = nextOf(it))
      behind += this.#readsIn(it).get(key) ?? 0;
    return behind === (reads.get(key) ?? 0);
  }

  #readsIn(part: XmlElement): ReadonlyMap<string, number> {
    const known = this.#reads.get(part) ?? readsIn(part);
    this.#reads.set(part, known);
    return known;
  }
}

/** Whether an expression is computed, and gives the same again: what is called must have a rule, or be known to do so. */
export function isRepeatable(value: XmlElement): boolean {
  const op = value.getAttribute('op');
  const isComputed =
    value.localName === 'call' || value.localName === 'range' || (op !== '' && !/^[[{]/.test(op));
  if (!isComputed) return false;
  return !holds(value, (it) => {
    if (it.localName === 'call')
      return (
        annotation(it, 'rule') === undefined &&
        (annotation(it, 'is') === 'user' || !givesSame(calleeName(it)))
      );
    // An apparent index may call a function that a variable holds.
    return (it.localName === 'array' && !isActive(children(it)[0]!)) || it.localName === 'anonymous-function';
  });
}

const inquiries: ReadonlySet<string> = new Set(['numel', 'length', 'size', 'rows', 'columns', 'ndims']);

/** Whether a function without a rule gives the same for the same arguments. */
function givesSame(name: string): boolean {
  return inquiries.has(name) || repeatableFunctions.has(name);
}

/** Whether there are no statements in it. */
function isPlain(it: XmlElement): boolean {
  return ['binary', 'call', 'adjoint-increment', 'reversed-loop'].includes(it.localName);
}

function hasSizedAdjoint(variable: XmlElement): boolean {
  return annotation(variable, 'adjoint') !== undefined && annotation(variable, 'shape') !== 'scalar';
}

/** How often variables are read in a part of the recording sweep. */
function readsIn(part: XmlElement): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const visit = (it: XmlElement): boolean | undefined => {
    if (it.localName === 'reversed-loop' || keepsOrRestores(it)) return false;
    const around = it.parentNode as XmlElement;
    const isRead = it.localName === 'var' && !(isAssignment(around) && children(around)[0] === it);
    if (isRead) counts.set(variableKey(it), (counts.get(variableKey(it)) ?? 0) + 1);
    return undefined;
  };
  walk(part, visit);
  return counts;
}

/** Whether something keeps the values that variables had before, or brings them back. */
function keepsOrRestores(it: XmlElement): boolean {
  return /^(?:overwrite|restore)(?:-loop)?$/.test(it.localName);
}

/** Marks what keeps values and what brings them back with those that need not be, and reversed loops. */
function mark(unit: XmlElement, { replaced, entered }: Found): void {
  walk(unit, (it) => {
    if (it.localName === 'reversed-loop')
      annotateKnown(it, 'entered', entered.get(annotation(it, 'loop') ?? ''));
    if (!keepsOrRestores(it)) return undefined;
    annotateKnown(it, 'invariant', replaced.get(it.getAttribute('ref')));
    return false;
  });
}
