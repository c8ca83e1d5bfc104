import type { AnnotationValues } from '../../tree/annotation-names.js';
import type { Analysis } from '../analysis.js';
import { annotate, annotation, holds } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { countsArguments } from '../lists/asked-counts.js';
import { closureCall, closureParameters, handledFunction, isOpen } from './closure-call.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { endsWithList } from './ends-with-list.js';
import { isCellList } from '../reading/is-cell-list.js';
import type { StoredCall } from './stored-call.js';
import { StoredFlow } from './stored-flow.js';
import type { StoredHandle } from './stored-value.js';
import { keysOf } from '../names/names.js';
import { isStorage } from '../reading/variable.js';
import { WantedOutputs } from './wanted-outputs.js';

const makers: ReadonlySet<string> = new Set(['function-handle', 'anonymous-function']);

/**
 * Handles that are kept in fields and cells, in variables that may hold something else, or in others that are made at
 * the same place, and called: what makes one gets its number in `ada:stored-handle`, and what calls one of several, or asks
 * whether something is a handle, their numbers in `ada:calls`. They are only those of which every place is known that they may reach. `ada:among` says that there may
 * be something else than one of these, `arrays` where that could be indexed, `functions` where `feval` calls it, `handles` where it is one that takes another
 * number of arguments. `ada:expects` on a call is the number of
 * arguments that a list of cells at their end fills up, or `any`, on `nargin` those that each of the handles takes. `ada:uncalled` says that a handle might be called, but never
 * is: the field is never there, or empty, or an index asks for its end.
 */
export const storedHandles: Analysis = {
  name: 'stored-handles',
  needs: ['ada:called', 'ada:handles', 'ada:is', 'ada:made', 'ada:names', 'ada:outlined', 'ada:patterns'],
  adds: ['ada:among', 'ada:calls', 'ada:expects', 'ada:stored-handle', 'ada:uncalled'],
  run(root, { options, rules }) {
    if (!holds(root, (it) => makers.has(it.localName))) return;
    const flow = new StoredFlow(root, options['entry'] ?? '', rules);
    flow.run();
    const wanted = wantedOutputs(flow);
    const kept = storedAndCalled(flow, wanted);
    const numbers = new Map([...kept].map((it, index) => [it, index + 1]));
    for (const [{ site }, number] of numbers) annotate(site, 'stored-handle', String(number));
    for (const call of flow.calls) {
      const { site, given } = call;
      const called = call.handles.flatMap((it) => numbers.get(it) ?? []);
      if (called.length === 0) continue;
      annotate(site, 'calls', called.sort((a, b) => a - b).join(' '));
      if (call.isAmongOthers) annotate(site, 'among', othersOf(call));
      if (given.some(isCellList)) annotate(site, 'expects', String(filledCount(flow, call) ?? 'any'));
      if (isCounting(call)) annotate(site, 'expects', countsIn(flow, call, numbers).join(' '));
    }
    for (const it of flow.emptyCalls) annotate(it, 'uncalled', 'yes');
  },
};

/**
 * Other possible callees: handles that take other numbers of arguments, or values that are no handles, and may be indexed.
 */
function othersOf({ site, mayBeNone, isIndex, outputs }: StoredCall): AnnotationValues['among'] {
  if (!mayBeNone) return 'handles';
  if (calleeName(site) === 'feval') return 'functions';
  // An index gives one value.
  return isIndex === true && outputs === 1 ? 'arrays' : 'others';
}

/** Whether a call asks how many arguments a handle takes. */
function isCounting({ site, isQuestion }: StoredCall): boolean {
  return isQuestion && calleeName(site) === 'nargin';
}

/** How many arguments the handles take that may be asked, in the order of their numbers. */
function countsIn(flow: StoredFlow, call: StoredCall, numbers: ReadonlyMap<StoredHandle, number>): number[] {
  const asked = call.handles.filter((it) => numbers.has(it));
  asked.sort((one, other) => numbers.get(one)! - numbers.get(other)!);
  return asked.flatMap((it) => parametersOf(flow, it) ?? []);
}

function wantedOutputs(flow: StoredFlow): WantedOutputs {
  const wanted = new WantedOutputs();
  for (const { value, outputs, isQuestion } of flow.calls) {
    for (const it of value.handles) {
      const unit = isQuestion ? undefined : targetOf(flow, it);
      if (unit !== undefined) wanted.add(unit, outputs);
    }
  }
  return wanted;
}

/** The function of the program that a handle leads to. */
function targetOf(flow: StoredFlow, { site }: StoredHandle): XmlElement | undefined {
  const call = closureCall(site);
  return annotation(call ?? site, 'is') === 'user' ? flow.units.get(handledFunction(site)) : undefined;
}

/** How many arguments a handle takes; undefined where it may take fewer, or nobody knows. */
function parametersOf(flow: StoredFlow, it: StoredHandle): number | undefined {
  if (it.site.localName === 'anonymous-function') return closureParameters(it.site).length;
  const unit = targetOf(flow, it);
  if (unit === undefined || countsArguments(unit)) return undefined;
  const keys = keysOf(unit, 'param-list');
  return keys.at(-1) === 'varargin' ? undefined : keys.length;
}

/** The handles that become structures, in the order of the program. */
function storedAndCalled(flow: StoredFlow, wanted: WantedOutputs): ReadonlySet<StoredHandle> {
  const { calls } = flow;
  const called = new Set(calls.filter((it) => !it.isQuestion).flatMap((it) => it.handles));
  // Where a variable may hold something else as well, or handles in handles without end, a call has to tell.
  const unfollowed = calls.filter((it) => !it.isQuestion && !isFollowed(it));
  const stored = new Set([...flow.storedHandles(), ...unfollowed.flatMap((it) => it.handles)]);
  // A handle that is never called matters only for its captured values.
  const isOfUse = (it: StoredHandle): boolean => called.has(it) || flow.capturedBy(it).length > 0;
  const refused = new Set(flow.escaped);
  for (;;) {
    const kept = closed(
      flow,
      flow.handles.filter((it) => stored.has(it) && isOfUse(it) && !refused.has(it)),
      called,
    );
    const before = refused.size;
    for (const it of calls) {
      const handles = it.handles;
      if (!handles.some((one) => kept.has(one))) continue;
      if (handles.some((one) => refused.has(one)) || !canBeMade(flow, it, wanted))
        for (const one of handles) refused.add(one);
    }
    if (refused.size === before) return new Set(flow.handles.filter((it) => kept.has(it)));
  }
}

/** Whether it is known, from the order of statements, what is called. */
function isFollowed({ base }: StoredCall): boolean {
  return annotation(base, 'handles') !== undefined;
}

/** Handles that may be called in the place of one of these, or are captured by one, go the same way. */
function closed(
  flow: StoredFlow,
  first: readonly StoredHandle[],
  called: ReadonlySet<StoredHandle>,
): ReadonlySet<StoredHandle> {
  const found = new Set(first);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const call of flow.calls) {
      const handles = call.handles;
      if (handles.some((it) => found.has(it))) for (const it of handles) found.add(it);
    }
    for (const it of found) {
      for (const value of flow.capturedBy(it))
        for (const inner of value.handles)
          if (called.has(inner) && !flow.escaped.has(inner)) found.add(inner);
    }
  }
  return found;
}

/** Whether what may be no handle may be asked for, or be indexed, where it stands: with results, and as it is. */
function canBeAmongOthers(call: StoredCall): boolean {
  const { site, base, given, outputs, value, isQuestion } = call;
  if (!call.mayBeNone) return true;
  if (!isStorage(base) || value.isSpread) return false;
  if (isQuestion) return true;
  return (
    (site.localName === 'array' || (outputs === 1 && isOfUnknown(site))) &&
    outputs > 0 &&
    !given.some(isCellList) &&
    !partsOfStorage.has(site.parentNode?.localName ?? '')
  );
}

/** Whether `feval` calls what no text in the program names. */
function isOfUnknown(call: XmlElement): boolean {
  return (
    calleeName(call) === 'feval' &&
    annotation(call, 'names') === undefined &&
    annotation(call, 'patterns') === undefined
  );
}

/** Whose first part is a storage that is looked into. */
const partsOfStorage: ReadonlySet<string> = new Set(['array', 'struct-ref', 'dyn-struct-ref']);

/** The number of arguments that a list of cells at their end fills up: what all the functions take. */
function filledCount(flow: StoredFlow, { given, handles }: StoredCall): number | undefined {
  const counts = new Set(handles.map((it) => parametersOf(flow, it)));
  const [count] = counts;
  if (count === undefined || counts.size > 1) return undefined;
  return endsWithList(given) && count >= given.length - 1 ? count : undefined;
}

/** Whether a call can be written as one of the functions that the handles stand for. */
function canBeMade(flow: StoredFlow, call: StoredCall, wanted: WantedOutputs): boolean {
  const { site, given, outputs, isQuestion } = call;
  if (call.isAmongOthers && !canBeAmongOthers(call)) return false;
  if (isCounting(call))
    return (
      !call.isAmongOthers &&
      call.handles.every((it) => !isOpen(it.site) && parametersOf(flow, it) !== undefined)
    );
  if (isQuestion) return true;
  if (given.some((it) => it.localName === 'colon')) return false;
  const isListed = given.some(isCellList);
  const handles = call.handles;
  const isOfAnyLength = isListed && filledCount(flow, call) === undefined;
  if (isOfAnyLength && handles.some(({ site }) => site.localName !== 'function-handle')) return false;
  const isStatement = site.parentNode?.localName === 'statement-list';
  if (isStatement && handles.length > 1) return false;
  return handles.every((it) => {
    const call = closureCall(it.site);
    if ((it.site.localName === 'anonymous-function' && call === undefined) || isOpen(it.site)) return false;
    if (call !== undefined && !isListed && closureParameters(it.site).length !== given.length) return false;
    const unit = targetOf(flow, it);
    return unit === undefined || wanted.canGive(unit, outputs);
  });
}
