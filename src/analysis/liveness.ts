import type { Analysis } from '../pipeline/analysis.js';
import { annotate, annotation, child, children, functionsOf } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { accessesOf, variablesIn } from './accesses.js';
import { isAssignment, targetsOf, valueOf } from './assignment.js';
import { armsOf, bodyOf } from './flow.js';
import { ForkedSet } from './forked-set.js';
import { functionName } from './free-names.js';
import { isPastReads, restoredPart } from './past-elements.js';
import { variableKey } from './variable.js';

/**
 * Liveness of the generated code, which tells what has to be recorded (the to-be-recorded analysis of Hascoët and Pascual 2012, here
 * on the finished reverse sweep, so that it can neither miss nor invent a use): a value is kept only if something
 * reads it after it has been brought back. Marks generated statements whose results nobody reads, and entries of
 * records that nobody wants, with `ada:dead`. The user's own statements are never marked.
 */
export const liveness: Analysis = {
  name: 'liveness',
  needs: [],
  adds: ['ada:dead'],
  run(root) {
    const wanted = new Map<string, Set<string>>();
    const units = functionsOf(root).filter((it) => annotation(it, 'role') !== 'plain');
    // What a recording has to keep is known only when its reverse sweep has been looked at.
    const order = ['joint', 'returning', 'recording'];
    const rank = (it: XmlElement): number => order.indexOf(annotation(it, 'role') ?? '');
    for (const unit of [...units].sort((a, b) => rank(a) - rank(b))) new LivenessRun(unit, wanted).run();
  },
};

const noTargets = { break: new ForkedSet(), continue: new ForkedSet(), return: new ForkedSet() };

const marks: ReadonlySet<string> = new Set(['section', 'turning-point', 'missing-seed']);
const generatedKinds = /^tmp:(?:ba|pr|tape|t|tp|ts|tl|ca|da|lia|sa|adjc|parts|ga|go):|^g:/;

class LivenessRun {
  readonly #kept = new Set<XmlElement>();
  readonly #removable: XmlElement[] = [];
  readonly #records: XmlElement[] = [];
  #inReverseSweep: boolean;
  /** Whether the loop around is known to be kept. */
  #loopIsKept = false;
  readonly #heads = new Map<XmlElement, ForkedSet>();
  /** The loops around, and what is live behind each. */
  readonly #around: { readonly loop: XmlElement; readonly behind: ForkedSet }[] = [];
  /** What is live where jumps lead to. */
  #targets: { readonly break: ForkedSet; readonly continue: ForkedSet; readonly return: ForkedSet } =
    noTargets;
  /** What is live where errors lead to: a handler or a clean-up. */
  #failed: ForkedSet | undefined;

  constructor(
    readonly unit: XmlElement,
    /** The wanted entries of each record, by the function's name and the loop's number. */
    readonly wanted: Map<string, Set<string>>,
  ) {
    this.#inReverseSweep = true;
  }

  run(): void {
    const outputs = child(this.unit, 'outvars');
    const live = new ForkedSet(outputs === undefined ? [] : children(outputs).map(variableKey));
    this.#inReverseSweep = !['recording', 'tangent'].includes(annotation(this.unit, 'role') ?? '');
    this.#targets = { ...noTargets, return: live.copy() };
    this.#list(bodyOf(this.unit), live);
    for (const it of this.#removable) if (!this.#kept.has(it)) annotate(it, 'dead', 'yes');
    for (const it of this.#records) {
      const entries = it.localName.startsWith('iteration') ? children(it).slice(1) : children(it);
      const wanted = this.#wantedOf(it);
      for (const entry of entries) if (!wanted.has(variableKey(entry))) annotate(entry, 'dead', 'yes');
    }
  }

  /** Carries the live variables from behind a list to before it. Any statement may fail, behind a part of its effects. */
  #list(list: XmlElement, live: ForkedSet): void {
    for (const statement of children(list).reverse()) {
      if (this.#failed !== undefined) live.join(this.#failed);
      this.#statement(statement, live);
      if (this.#failed !== undefined) live.join(this.#failed);
    }
  }

  #statement(it: XmlElement, live: ForkedSet): void {
    switch (it.localName) {
      case 'choose':
      case 'switch':
        this.#choice(it, live);
        return;
      case 'for':
      case 'parfor':
      case 'while':
      case 'reversed-loop':
        this.#loop(it, live);
        return;
      case 'try':
      case 'unwind-protect':
        this.#attempt(it, live);
        return;
      case 'iteration-restore':
      case 'unpack-tape':
        this.#restore(it, live);
        return;
      case 'iteration-record':
      case 'pack-tape':
        this.#record(it, live);
        return;
      case 'adjoint-of':
        // It would be taken for a statement that writes nothing, and be left out.
        throw new Error('a statement was not reversed');
      case 'turning-point':
        this.#inReverseSweep = false;
        return;
      case 'break':
      case 'continue':
      case 'return':
        live.become(this.#targets[it.localName]);
        return;
      case 'loop-exit':
        this.#exit(it, live);
        return;
      default:
        this.#simple(it, live);
    }
  }

  #simple(it: XmlElement, live: ForkedSet): void {
    const accesses = accessesOf(it);
    const { writes, updates } = accesses;
    const removable = this.#isRemovable(it);
    const isRead = [...writes, ...updates].some((key) => live.has(key));
    if (removable && (!isRead || this.#isPastReads(it))) {
      this.#removable.push(it);
      return;
    }
    if (removable) this.#removable.push(it);
    this.#kept.add(it);
    for (const key of writes) live.delete(key);
    for (const key of [...accesses.reads, ...updates]) live.add(key);
  }

  /** Whether elements are brought back of which the loops around read others, and nothing behind these loops any. */
  #isPastReads(it: XmlElement): boolean {
    const part = restoredPart(it);
    if (part === undefined) return false;
    const key = variableKey(part.variable);
    const innermost = this.#around.at(-1);
    return this.#around.some(
      (around) => !around.behind.has(key) && isPastReads(it, part, around.loop, around === innermost),
    );
  }

  /** A way out of a loop is needed where its loop is. */
  #exit(it: XmlElement, live: ForkedSet): void {
    live.join(this.#targets.break);
    if (this.#inReverseSweep) this.#removable.push(it);
    if (this.#inReverseSweep && !this.#loopIsKept) return;
    this.#kept.add(it);
    for (const key of accessesOf(it).reads) live.add(key);
  }

  /** Whether the statement may go if nobody reads what it writes: it has no effect and is not the user's. */
  #isRemovable(it: XmlElement): boolean {
    if (marks.has(it.localName)) return false;
    if (this.#inReverseSweep) return true;
    if (it.localName === 'trip-start' || it.localName === 'trip-count') return true;
    if (!isAssignment(it)) return false;
    const targets = targetsOf(it);
    if (valueOf(it)?.localName === 'call' && annotation(valueOf(it) ?? it, 'is') === 'user') return false;
    return targets.length > 0 && targets.every((target) => generatedKinds.test(target.key));
  }

  #choice(it: XmlElement, live: ForkedSet): void {
    const before = this.#kept.size;
    const isGenerated = this.#inReverseSweep;
    const after = live.copy();
    const arms = armsOf(it);
    let isOneTaken = arms.some((arm) => arm.localName === 'otherwise');
    for (const arm of arms) {
      const inArm = after.copy();
      this.#list(bodyOf(arm), inArm);
      if (isOneTaken) live.become(inArm);
      else live.join(inArm);
      isOneTaken = false;
    }
    const isKept = this.#kept.size > before || this.#keptBefore(it);
    if (isGenerated) {
      this.#removable.push(it);
      if (!isKept) {
        live.become(after);
        return;
      }
    }
    this.#kept.add(it);
    for (const key of accessesOf(it).reads) live.add(key);
  }

  /** What may fail. Jumps and errors come by the clean-up, too, and go on behind it. */
  #attempt(it: XmlElement, live: ForkedSet): void {
    const last = children(it).find((part) => part.localName !== 'statement-list');
    const [targets, failed] = [this.#targets, this.#failed];
    const inLast = live.copy();
    const cleansUp = last?.localName === 'unwind-cleanup';
    if (cleansUp)
      for (const keys of [...Object.values(targets), failed]) if (keys !== undefined) inLast.join(keys);
    if (last !== undefined) {
      this.#list(bodyOf(last), inLast);
      for (const key of accessesOf(last).writes) inLast.delete(key);
    }
    this.#failed = inLast;
    if (cleansUp) this.#targets = { break: inLast, continue: inLast, return: inLast };
    this.#list(bodyOf(it), live);
    [this.#targets, this.#failed] = [targets, failed];
    live.join(inLast);
    this.#kept.add(it);
  }

  #loop(it: XmlElement, live: ForkedSet): void {
    const isGenerated = this.#inReverseSweep;
    const { reads, writes } = accessesOf(it);
    const counter = child(it, 'counter');
    // In loops around it more and more is live: what was found before is a part of what will be, and is not looked for again.
    const head = live.copy();
    const found = this.#heads.get(it);
    if (found !== undefined) head.join(found);
    const outer = this.#targets;
    this.#targets = { ...outer, break: live.copy(), continue: head };
    const outerIsKept = this.#loopIsKept;
    this.#around.push({ loop: it, behind: live.copy() });
    for (;;) {
      const before = this.#kept.size;
      const wasKept = this.#keptBefore(it);
      this.#loopIsKept = wasKept;
      const inBody = head.copy();
      this.#list(bodyOf(it), inBody);
      this.#loopIsKept = outerIsKept;
      if (isGenerated && this.#kept.size === before && !wasKept) {
        this.#removable.push(it);
        this.#targets = outer;
        this.#around.pop();
        return;
      }
      this.#kept.add(it);
      for (const key of [...writes, ...(counter === undefined ? [] : variablesIn([counter]))])
        inBody.delete(key);
      // A condition is asked again behind each trip.
      if (it.localName === 'while') for (const key of reads) inBody.add(key);
      if (!head.join(inBody) && wasKept) break;
    }
    this.#targets = outer;
    this.#around.pop();
    this.#heads.set(it, head);
    if (isGenerated) this.#removable.push(it);
    live.join(head);
    for (const key of reads) live.add(key);
  }

  #keptBefore(it: XmlElement): boolean {
    return this.#kept.has(it);
  }

  #restore(it: XmlElement, live: ForkedSet): void {
    this.#records.push(it);
    const wanted = this.#wantedOf(it);
    const parts = children(it);
    const entries = it.localName === 'iteration-restore' ? parts.slice(1) : parts;
    for (const key of entries.map(variableKey)) if (live.delete(key)) wanted.add(key);
    this.#removable.push(it);
    if (wanted.size === 0) return;
    this.#kept.add(it);
    if (it.localName === 'iteration-restore') for (const key of variablesIn(parts.slice(0, 1))) live.add(key);
  }

  #record(it: XmlElement, live: ForkedSet): void {
    this.#records.push(it);
    const wanted = this.#wantedOf(it);
    if (it.localName === 'iteration-record') this.#removable.push(it);
    if (wanted.size === 0 && it.localName === 'iteration-record') return;
    this.#kept.add(it);
    for (const key of wanted) live.add(key);
    if (it.localName !== 'iteration-record') return;
    live.add(`tmp:tape:${it.getAttribute('loop')}`);
    const loop = it.parentNode?.parentNode as XmlElement;
    if (annotation(loop, 'counted') !== undefined) live.add(`tmp:la:${it.getAttribute('loop')}`);
  }

  #wantedOf(record: XmlElement): Set<string> {
    const key = `${functionName(this.unit)}/${record.getAttribute('loop')}/${annotation(this.unit, 'role') === 'joint' ? 'joint' : 'pair'}`;
    const known = this.wanted.get(key) ?? new Set<string>();
    this.wanted.set(key, known);
    return known;
  }
}
