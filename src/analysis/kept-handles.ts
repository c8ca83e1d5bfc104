import type { Analysis } from '../pipeline/analysis.js';
import { annotate, annotation, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { countsArguments } from './asked-counts.js';
import { closureCall, closureParameters, handledFunction, isOpen } from './closure-call.js';
import { endsWithList } from './ends-with-list.js';
import { isCellList } from './is-cell-list.js';
import { KeptFlow, type KeptCall } from './kept-flow.js';
import type { KeptHandle } from './kept-value.js';
import { keysOf } from './names.js';
import { WantedOutputs } from './wanted-outputs.js';

/**
 * Handles that are kept in fields and cells, and called: what makes one gets its number in `ada:kept`, and what calls
 * one of several, or asks whether something is a handle, their numbers in `ada:calls`. They are only those of which
 * every place is known that they may come to. `ada:expects` on a call is the number of arguments that a list of cells
 * at their end fills up. `ada:uncalled` says that a handle might be called, but never is: the
 * field is never there, or empty.
 */
export const keptHandles: Analysis = {
  name: 'kept-handles',
  needs: ['ada:is'],
  adds: ['ada:kept', 'ada:calls', 'ada:expects', 'ada:uncalled'],
  run(root, { options }) {
    if (!keepsHandles(root)) return;
    const flow = new KeptFlow(root, options['entry'] ?? '');
    flow.run();
    const wanted = wantedOutputs(flow);
    const kept = keptAndCalled(flow, wanted);
    const numbers = new Map([...kept].map((it, index) => [it, index + 1]));
    for (const [{ site }, number] of numbers) annotate(site, 'kept', String(number));
    for (const { site, given, value } of flow.calls) {
      const called = [...value.handles].flatMap((it) => numbers.get(it) ?? []);
      if (called.length === 0) continue;
      annotate(site, 'calls', called.sort((a, b) => a - b).join(' '));
      const [first] = value.handles;
      const expected = first === undefined ? undefined : parametersOf(flow, first);
      if (given.some(isCellList) && expected !== undefined) annotate(site, 'expects', String(expected));
    }
    for (const it of flow.emptyCalls) annotate(it, 'uncalled', 'yes');
  },
};

/** Whether there are handles, and fields or cells to keep them in. */
function keepsHandles(root: XmlElement): boolean {
  const found = new Set<string>();
  walk(root, (it) => {
    found.add(it.getAttribute('op') === '{}' ? 'cell-index' : it.localName);
    return undefined;
  });
  const isThere = (name: string): boolean => found.has(name);
  return (
    ['function-handle', 'anonymous-function'].some(isThere) &&
    ['struct-ref', 'dyn-struct-ref', 'cell-index'].some(isThere)
  );
}

function wantedOutputs(flow: KeptFlow): WantedOutputs {
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
function targetOf(flow: KeptFlow, { site }: KeptHandle): XmlElement | undefined {
  const call = closureCall(site);
  return annotation(call ?? site, 'is') === 'user' ? flow.units.get(handledFunction(site)) : undefined;
}

/** How many arguments a handle takes; undefined where it may take fewer, or nobody knows. */
function parametersOf(flow: KeptFlow, it: KeptHandle): number | undefined {
  if (it.site.localName === 'anonymous-function') return closureParameters(it.site).length;
  const unit = targetOf(flow, it);
  if (unit === undefined || countsArguments(unit)) return undefined;
  const keys = keysOf(unit, 'param-list');
  return keys.at(-1) === 'varargin' ? undefined : keys.length;
}

/** The handles that become structures, in the order of the program. */
function keptAndCalled(flow: KeptFlow, wanted: WantedOutputs): ReadonlySet<KeptHandle> {
  const { calls } = flow;
  const called = new Set(calls.filter((it) => !it.isQuestion).flatMap((it) => [...it.value.handles]));
  const stored = flow.storedHandles();
  const refused = new Set(flow.escaped);
  for (;;) {
    const kept = closed(
      flow,
      flow.handles.filter((it) => stored.has(it) && called.has(it) && !refused.has(it)),
      called,
    );
    const before = refused.size;
    for (const it of calls) {
      const handles = [...it.value.handles];
      if (!handles.some((one) => kept.has(one))) continue;
      if (handles.some((one) => refused.has(one)) || !canBeMade(flow, it, wanted))
        for (const one of handles) refused.add(one);
    }
    if (refused.size === before) return new Set(flow.handles.filter((it) => kept.has(it)));
  }
}

/** What may be called in the place of one of these, or is captured by one, goes the same way. */
function closed(
  flow: KeptFlow,
  first: readonly KeptHandle[],
  called: ReadonlySet<KeptHandle>,
): ReadonlySet<KeptHandle> {
  const found = new Set(first);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { value } of flow.calls)
      if ([...value.handles].some((it) => found.has(it))) for (const it of value.handles) found.add(it);
    for (const it of found) {
      for (const value of flow.capturedBy(it))
        for (const inner of value.handles)
          if (called.has(inner) && !flow.escaped.has(inner)) found.add(inner);
    }
  }
  return found;
}

/** Whether a call can be written as one of the functions that the handles stand for. */
function canBeMade(
  flow: KeptFlow,
  { site, given, outputs, value, isQuestion }: KeptCall,
  wanted: WantedOutputs,
): boolean {
  if (value.other || value.parts.size > 0) return false;
  if (isQuestion) return true;
  if (given.some((it) => it.localName === 'colon')) return false;
  const isListed = given.some(isCellList);
  const counts = new Set([...value.handles].map((it) => parametersOf(flow, it)));
  const [count] = counts;
  const isFilled =
    count !== undefined && counts.size === 1 && endsWithList(given) && count >= given.length - 1;
  if (isListed && !isFilled) return false;
  const isStatement = site.parentNode?.localName === 'statement-list';
  if (isStatement && value.handles.size > 1) return false;
  return [...value.handles].every((it) => {
    const call = closureCall(it.site);
    if ((it.site.localName === 'anonymous-function' && call === undefined) || isOpen(it.site)) return false;
    if (call !== undefined && !isListed && closureParameters(it.site).length !== given.length) return false;
    const unit = targetOf(flow, it);
    return unit === undefined || wanted.canGive(unit, outputs);
  });
}
