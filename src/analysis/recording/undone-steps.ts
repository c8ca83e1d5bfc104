import type { Analysis } from '../analysis.js';
import { annotate, annotateKnown, annotation, annotationNames, functionsOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { functionName } from '../reading/free-names.js';
import { countersIn, type UndoneCounter } from './counters.js';
import { LivenessRun } from './liveness-run.js';
import { valuesAroundLoop } from './values-around-loop.js';

/**
 * Finds assignments `n = n + 1` of counters that the reverse sweep undoes, `n = n - 1`, where restoring records would
 * take more of these. `ada:step` on what restores a counter is the number that its step adds; `ada:undone` names, on loops and on what
 * keeps and restores values around them, the counters that steps alone change there, so that undoing these leaves the value from before.
 */
export const undoneSteps: Analysis = {
  name: 'undone-steps',
  needs: [
    'ada:container',
    'ada:counted',
    'ada:first',
    'ada:invariant',
    'ada:is',
    'ada:loop',
    'ada:role',
    'ada:shape',
  ],
  reads: ['ada:undone', 'ada:unread', 'ada:wanted'],
  adds: ['ada:step', 'ada:undone'],
  run(root) {
    const units = functionsOf(root);
    for (const unit of units) {
      const role = annotation(unit, 'role');
      if (role === 'joint') new UndoingRun(unit, unit).run();
      if (role !== 'recording') continue;
      const isOther = (it: XmlElement): boolean =>
        annotation(it, 'role') === 'returning' && functionName(it) === functionName(unit);
      const returning = units.find(isOther);
      if (returning !== undefined) new UndoingRun(unit, returning).run();
    }
  },
};

/** The keys of the variables that the records of each loop, by its number, have to hold; that of the function has no number. */
type Wanted = ReadonlyMap<string, ReadonlySet<string>>;

/** A loop, with the loops around from the inside out, and what keeps and restores values around it. */
interface Loop {
  readonly loop: XmlElement;
  readonly withOuter: readonly XmlElement[];
  readonly around: readonly XmlElement[];
}

/** A function with its reverse sweep. */
class UndoingRun {
  /** By their numbers. */
  readonly #loops = new Map<string, Loop>();
  readonly #undoing = new Set<XmlElement>();

  constructor(
    readonly recording: XmlElement,
    readonly returning: XmlElement,
  ) {}

  run(): void {
    const counters = countersIn(this.recording, this.returning);
    if (counters.length === 0) return;
    this.#lookForLoops();
    let wanted = this.#wanted();
    for (const counter of counters) {
      const loops = this.#loopsToUndo(counter, wanted);
      if (loops.length === 0) continue;
      const marked = loops.flatMap(({ loop, around }) => [loop, ...around]);
      for (const it of marked)
        annotate(it, 'undone', [...annotationNames(it, 'undone'), counter.key].join(' '));
      for (const { restore } of counter.steps) this.#undoing.add(restore);
      const instead = this.#wanted();
      if (this.#isLess(instead, wanted)) {
        wanted = instead;
        for (const { restore, amount } of counter.steps) annotate(restore, 'step', String(amount));
        continue;
      }
      for (const { restore } of counter.steps) this.#undoing.delete(restore);
      for (const it of marked)
        annotateKnown(it, 'undone', annotationNames(it, 'undone').slice(0, -1).join(' ') || undefined);
    }
  }

  #lookForLoops(): void {
    const restores: XmlElement[] = [];
    walk(this.returning, (it) => {
      if (it.localName === 'restore-loop') restores.push(it);
      return undefined;
    });
    walk(this.recording, (loop) => {
      const number = annotation(loop, 'loop');
      if (number === undefined || (loop.localName !== 'for' && loop.localName !== 'while')) return undefined;
      const kept = keptBefore(loop);
      const ref = kept?.getAttribute('ref');
      const around =
        kept === undefined ? [] : [kept, ...restores.filter((it) => it.getAttribute('ref') === ref)];
      this.#loops.set(number, { loop, withOuter: [loop, ...loopsAround(loop)], around });
      return undefined;
    });
  }

  /** The variables that records have to hold as the function is marked now. */
  #wanted(): Wanted {
    const wanted = new Map<string, Set<string>>();
    for (const unit of new Set([this.returning, this.recording]))
      new LivenessRun(unit, this.recording, wanted, this.#undoing).find();
    return new Map([...wanted].map(([name, keys]) => [name.split('/')[1] ?? '', keys]));
  }

  /** The loops with steps of a counter and no other writes of it, in which something is recorded for the counter. */
  #loopsToUndo({ key, steps, others }: UndoneCounter, wanted: Wanted): Loop[] {
    const saved = new Set([key, ...steps.map((it) => it.saved)]);
    const recorded = new Set<XmlElement>();
    for (const { around } of this.#loops.values())
      for (const it of around.flatMap(valuesAroundLoop)) if (it.variable === key) saved.add(it.saved);
    for (const [number, { withOuter }] of this.#loops)
      if ([...(wanted.get(number) ?? [])].some((it) => saved.has(it)))
        for (const it of withOuter) recorded.add(it);
    const withSteps = new Set(steps.flatMap(({ assignment }) => loopsAround(assignment)));
    const withOthers = new Set(others.flatMap(loopsAround));
    return [...this.#loops.values()].filter(
      ({ loop }) => recorded.has(loop) && withSteps.has(loop) && !withOthers.has(loop),
    );
  }

  /** Whether less is recorded: in the innermost loops where that differs, as these run most often. */
  #isLess(one: Wanted, other: Wanted): boolean {
    const [counts, otherCounts] = [this.#countsByDepth(one), this.#countsByDepth(other)];
    for (let depth = Math.max(counts.length, otherCounts.length) - 1; depth >= 0; depth -= 1) {
      const [count, otherCount] = [counts[depth] ?? 0, otherCounts[depth] ?? 0];
      if (count !== otherCount) return count < otherCount;
    }
    return false;
  }

  #countsByDepth(wanted: Wanted): number[] {
    const counts: number[] = [];
    for (const [number, keys] of wanted) {
      const depth = this.#loops.get(number)?.withOuter.length ?? 0;
      counts[depth] = (counts[depth] ?? 0) + keys.size;
    }
    return counts;
  }
}

/** The loops around a statement, from the inside out. */
function loopsAround(statement: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  for (let it = statement.parentNode; it !== null && isElement(it); it = it.parentNode)
    if (it.localName === 'for' || it.localName === 'while') found.push(it);
  return found;
}

/** The element that keeps the values before a loop: it stands before the loop and other loops before that. */
function keptBefore(loop: XmlElement): XmlElement | undefined {
  for (let it = loop.previousSibling; it !== null; it = it.previousSibling) {
    if (!isElement(it)) continue;
    if (it.localName === 'overwrite-loop') return it;
    if (it.localName === 'for' || it.localName === 'while') return undefined;
  }
  return undefined;
}
