import { annotation, child, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment } from '../reading/assignment.js';
import { accessesOf, variablesIn } from '../reading/accesses.js';
import { branchesOf, bodyOf } from '../reading/flow.js';
import { ForkedSet } from '../reading/forked-set.js';
import { isRemovable } from './is-removable.js';
import { isRecordingCall } from './is-recording-call.js';
import { outputsOfRecording } from './outputs-of-recording.js';
import { isPastReads, restoredPart } from './past-elements.js';
import { Records } from './records.js';
import type { UnusedValues } from './unused-values.js';
import { valuesAroundLoop, type ValueAroundLoop } from './values-around-loop.js';
import { variableKey } from '../reading/variable.js';

const noTargets = { break: new ForkedSet(), continue: new ForkedSet(), return: new ForkedSet() };

/** The findings at the head of a loop. */
interface Head {
  readonly live: ForkedSet;
  /** Whether it is all that the iterations depend on, but for what is wanted of records. */
  readonly isAll: boolean;
  readonly wanted: number;
}

/** Carries what is live through a function, from its end to its beginning. */
export class LivenessRun {
  readonly #kept = new Set<XmlElement>();
  readonly #removable = new Set<XmlElement>();
  /** The values that loops keep before them, by the elements that do. */
  readonly #valuesAround = new Map<XmlElement, readonly ValueAroundLoop[]>();
  readonly #unread = new Set<XmlElement>();
  readonly #read = new Set<XmlElement>();
  #inReverseSweep = true;
  /** Whether the loop around is known to be kept. */
  #loopIsKept = false;
  readonly #heads = new Map<XmlElement, Head>();
  /** How often was asked for what is live behind loops around, but not at their heads. */
  #asked = 0;
  /** The loops around, and what is live behind each. */
  readonly #around: { readonly loop: XmlElement; readonly behind: ForkedSet }[] = [];
  /** The live variables where jumps lead to. */
  #targets: { readonly break: ForkedSet; readonly continue: ForkedSet; readonly return: ForkedSet } =
    noTargets;
  /** The live variables where errors lead to: a handler or a clean-up. */
  #failed: ForkedSet | undefined;
  readonly #records: Records;

  constructor(
    readonly unit: XmlElement,
    recording: XmlElement,
    wanted: Map<string, Set<string>>,
    /** Statements of the reverse sweep of which only what they write to matters: that is changed, and so is read. */
    readonly undoing: ReadonlySet<XmlElement> = new Set(),
    /** Where results are left out: what may go of the user's statements, and whether seeds are compared with results. */
    readonly leftOut?: { readonly values: UnusedValues; readonly asksForSeeds: boolean },
  ) {
    this.#records = new Records(recording, unit, wanted);
  }

  find(): void {
    const outputs = child(this.unit, 'outvars');
    const results = outputs === undefined ? [] : children(outputs);
    const live = new ForkedSet(
      results.filter((it) => annotation(it, 'unread') === undefined).map(variableKey),
    );
    this.#inReverseSweep = !['recording', 'tangent'].includes(annotation(this.unit, 'role') ?? '');
    this.#targets = { ...noTargets, return: live.copy() };
    this.#list(bodyOf(this.unit), live);
  }

  /** The generated statements whose results nobody reads, and entries of records that nobody wants. */
  dead(): XmlElement[] {
    return [...[...this.#removable].filter((it) => !this.#kept.has(it)), ...this.#records.deadEntries()];
  }

  /** The targets of calls of recording sweeps that nobody reads. */
  unreadTargets(): ReadonlySet<XmlElement> {
    return this.#unread;
  }

  /** The wanted variables of the records that list nothing yet. */
  wantedVariables(): Map<XmlElement, string> {
    return this.#records.wantedVariables();
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
      case 'overwrite-loop':
      case 'restore-loop':
        this.#valuesAroundLoop(it, live);
        return;
      case 'iteration-restore':
      case 'unpack-tape':
        this.#removable.add(it);
        if (this.#records.restore(it, live)) this.#kept.add(it);
        return;
      case 'iteration-record':
        this.#removable.add(it);
        if (this.#records.record(it, live)) this.#kept.add(it);
        return;
      case 'pack-tape':
        this.#records.record(it, live);
        this.#kept.add(it);
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
        this.#asked += 1;
        live.become(this.#targets[it.localName]);
        return;
      case 'loop-exit':
        this.#exit(it, live);
        return;
      default:
        this.#simple(it, live);
    }
  }

  /** Whether a statement of the user's only gives values, which may go if nobody reads them. In a `try` an error leads elsewhere. */
  #mayGo(it: XmlElement): boolean {
    return this.#failed === undefined && this.leftOut?.values.mayGo(it) === true;
  }

  #simple(it: XmlElement, live: ForkedSet): void {
    if (it.localName === 'missing-seed' && this.leftOut?.asksForSeeds === false) return;
    const accesses = accessesOf(it);
    const { writes, updates } = accesses;
    if (isRecordingCall(it)) this.#lookForUnread(it, live);
    const removable = isRemovable(it, this.#inReverseSweep) || (isAssignment(it) && this.#mayGo(it));
    const isRead = [...writes, ...updates].some((key) => live.has(key));
    if (removable && (!isRead || this.#isPastReads(it))) {
      this.#removable.add(it);
      return;
    }
    if (removable) this.#removable.add(it);
    this.#kept.add(it);
    if (this.undoing.has(it)) return;
    for (const key of writes) live.delete(key);
    for (const key of [...accesses.reads, ...updates]) live.add(key);
  }

  /** A target is unread if nothing reads it on any way. */
  #lookForUnread(it: XmlElement, live: ForkedSet): void {
    for (const target of outputsOfRecording(it)) {
      const isRead = target.localName !== 'var' || live.has(variableKey(target)) || this.#read.has(target);
      if (isRead) this.#read.add(target);
      if (isRead) this.#unread.delete(target);
      else this.#unread.add(target);
    }
  }

  /** Whether elements are restored of which the loops around read others, and nothing behind these loops any. */
  #isPastReads(it: XmlElement): boolean {
    const part = restoredPart(it);
    if (part === undefined) return false;
    this.#asked += 1;
    const key = variableKey(part.variable);
    const innermost = this.#around.at(-1);
    return this.#around.some(
      (around) => !around.behind.has(key) && isPastReads(it, part, around.loop, around === innermost),
    );
  }

  /** A way out of a loop is needed where its loop is. */
  #exit(it: XmlElement, live: ForkedSet): void {
    this.#asked += 1;
    live.join(this.#targets.break);
    if (this.#inReverseSweep) this.#removable.add(it);
    if (this.#inReverseSweep && !this.#loopIsKept) return;
    this.#kept.add(it);
    for (const key of accessesOf(it).reads) live.add(key);
  }

  #choice(it: XmlElement, live: ForkedSet): void {
    const before = this.#kept.size;
    const isGenerated = this.#inReverseSweep || this.#mayGo(it);
    const after = live.copy();
    const branches = branchesOf(it);
    let isOneTaken = branches.some((branch) => branch.localName === 'otherwise');
    for (const branch of branches) {
      const inBranch = after.copy();
      this.#list(bodyOf(branch), inBranch);
      if (isOneTaken) live.become(inBranch);
      else live.join(inBranch);
      isOneTaken = false;
    }
    const isKept = this.#kept.size > before || this.#kept.has(it);
    if (isGenerated) {
      this.#removable.add(it);
      if (!isKept) {
        live.become(after);
        return;
      }
    }
    this.#kept.add(it);
    for (const key of accessesOf(it).reads) live.add(key);
  }

  /** The statements that may fail. Jumps and errors reach the clean-up, too, and go on behind it. */
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
    this.#asked += 1;
    if (cleansUp) this.#targets = { break: inLast, continue: inLast, return: inLast };
    this.#list(bodyOf(it), live);
    [this.#targets, this.#failed] = [targets, failed];
    live.join(inLast);
    this.#kept.add(it);
  }

  #loop(it: XmlElement, live: ForkedSet): void {
    const { reads, writes } = accessesOf(it);
    const isGenerated = this.#inReverseSweep || (this.#mayGo(it) && !writes.some((key) => live.has(key)));
    const counter = child(it, 'counter');
    // In loops around it more and more is live: what was found before is a part of what will be, and is not looked for again.
    const found = this.#heads.get(it);
    if (found !== undefined && this.#isSettled(found, live)) {
      live.become(found.live);
      for (const key of reads) live.add(key);
      return;
    }
    const head = live.copy();
    if (found !== undefined) head.join(found.live);
    const asked = this.#asked;
    let wanted: number;
    const outer = this.#targets;
    this.#targets = { ...outer, break: live.copy(), continue: head };
    const outerIsKept = this.#loopIsKept;
    this.#around.push({ loop: it, behind: live.copy() });
    for (;;) {
      const before = this.#kept.size;
      const wasKept = this.#kept.has(it);
      this.#loopIsKept = wasKept;
      wanted = this.#records.count;
      const inBody = head.copy();
      this.#list(bodyOf(it), inBody);
      this.#loopIsKept = outerIsKept;
      if (isGenerated && this.#kept.size === before && !wasKept) {
        this.#removable.add(it);
        this.#targets = outer;
        this.#around.pop();
        return;
      }
      this.#kept.add(it);
      for (const key of [...writes, ...(counter === undefined ? [] : variablesIn([counter]))])
        inBody.delete(key);
      // A condition is asked again behind each iteration.
      if (it.localName === 'while') for (const key of reads) inBody.add(key);
      if (!head.join(inBody) && wasKept) break;
    }
    this.#targets = outer;
    this.#around.pop();
    this.#heads.set(it, { live: head, isAll: this.#asked === asked, wanted });
    if (isGenerated) this.#removable.add(it);
    live.join(head);
    for (const key of reads) live.add(key);
  }

  /** Whether an iteration through a loop would find nothing new: what is live behind it is live at its head, and no more is wanted. */
  #isSettled({ live: head, isAll, wanted }: Head, live: ForkedSet): boolean {
    return isAll && wanted === this.#records.count && this.#failed === undefined && !head.copy().join(live);
  }

  /** Variables that a loop writes to are recorded before it, and restored before it, each for itself. */
  #valuesAroundLoop(it: XmlElement, live: ForkedSet): void {
    const values = this.#valuesAround.get(it) ?? valuesAroundLoop(it);
    this.#valuesAround.set(it, values);
    const keeps = it.localName === 'overwrite-loop';
    for (const { entry, variable, saved } of values) {
      this.#removable.add(entry);
      if (!live.delete(keeps ? saved : variable)) continue;
      live.add(keeps ? variable : saved);
      this.#kept.add(entry);
    }
  }
}
