import type { Analysis } from '../analysis.js';
import { annotate, annotation, functionsOf, holds, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variablesIn } from '../reading/accesses.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { jumps } from '../reading/jumps.js';
import { tryAround } from '../reading/try-around.js';
import { assignedIn } from '../lists/assigned-in.js';
import { isRepeatable } from './loop-invariants.js';
import { writeCounts } from './write-counts.js';

/**
 * Finds temporaries that every iteration of a loop gives the same value, as of `sigma * sqrt(dt)`: they may be computed before the
 * loop, if that has an iteration for certain, and their adjoints are summed in the loop and passed on behind it. Writes on
 * their assignments how many of the loops around these may be left (`ada:early`).
 */
export const earlyValues: Analysis = {
  name: 'early-values',
  needs: ['ada:active', 'ada:container', 'ada:is', 'ada:iterates', 'ada:rule', 'ada:shape'],
  reads: ['ada:first'],
  adds: ['ada:early'],
  run(root) {
    for (const unit of functionsOf(root)) {
      // Variables shared with other functions may change in them.
      if (holds(unit, (it) => it.localName === 'global' || it.localName === 'persistent')) continue;
      new EarlyRun(unit).run();
    }
  },
};

const temporary = /^tmp:(?:ca|oa|da|pa|lia):/;
/** Products take transposed matrices at no cost. */
const transposing: ReadonlySet<string> = new Set(['transpose', 'ctranspose']);

class EarlyRun {
  readonly #writes: ReadonlyMap<string, number>;
  readonly #changing = new Map<XmlElement, ReadonlySet<string>>();
  /** The temporaries that leave each loop. */
  readonly #leaving = new Map<XmlElement, Set<string>>();

  constructor(readonly unit: XmlElement) {
    this.#writes = writeCounts(unit);
  }

  run(): void {
    walk(bodyOf(this.unit), (it) => {
      if (!isAssignment(it)) return undefined;
      const left = this.#loopsLeft(it);
      if (left > 0) annotate(it, 'early', String(left));
      return false;
    });
  }

  #loopsLeft(statement: XmlElement): number {
    const [target, ...others] = targetsOf(statement);
    const value = valueOf(statement);
    if (value === undefined || target === undefined || others.length > 0 || target.partial) return 0;
    const { key } = target;
    if (!temporary.test(key) || this.#writes.get(key) !== 1 || !isRepeatable(value)) return 0;
    if (value.localName === 'call' && transposing.has(calleeName(value))) return 0;
    const reads = variablesIn([value]);
    let count = 0;
    for (const loop of loopsAround(statement)) {
      const leaving = this.#leaving.get(loop) ?? new Set();
      const changing = this.#changing.get(loop) ?? assignedIn(loop);
      this.#changing.set(loop, changing);
      if (!reads.every((it) => !changing.has(it) || leaving.has(it))) break;
      this.#leaving.set(loop, leaving.add(key));
      count += 1;
    }
    return count;
  }
}

/** The loops around a statement, from within, in whose first iterations it is reached for certain. */
function loopsAround(statement: XmlElement): readonly XmlElement[] {
  if (tryAround(statement) !== undefined) return [];
  const found: XmlElement[] = [];
  let it = statement.parentNode!.parentNode as XmlElement;
  while (it.localName === 'for' && annotation(it, 'iterates') !== undefined && !isLeft(it)) {
    found.push(it);
    it = it.parentNode!.parentNode as XmlElement;
  }
  return found;
}

/** Whether statements in a loop may not be reached, or be left by an error that is caught. */
function isLeft(loop: XmlElement): boolean {
  return holds(loop, (it) => jumps.has(it.localName) || it.localName === 'try');
}
