import { annotation, children, holds, itemsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { bodyOf, flowForward } from '../reading/flow.js';
import { functionAround } from '../names/function-around.js';
import { ForkedSet } from '../reading/forked-set.js';
import { keysOf } from '../names/names.js';
import { readFirst } from './read-first.js';

const leaving: ReadonlySet<string> = new Set(['break', 'continue', 'return', 'try', 'unwind-protect']);

/**
 * The reason why the iterations of a loop cannot be recomputed, one by one, when all of them have been made; `sums` are the
 * variables to which they only add.
 */
export function reasonAgainstRecomputing(
  loop: XmlElement,
  sums: ReadonlySet<string>,
  handleCalls: ReadonlySet<XmlElement>,
): string | undefined {
  return reasonIn(loop, sums, handleCalls) ?? reasonBehind(loop, sums);
}

function reasonIn(
  loop: XmlElement,
  sums: ReadonlySet<string>,
  handleCalls: ReadonlySet<XmlElement>,
): string | undefined {
  let reason: string | undefined;
  const written = new Set<string>();
  const read = readFirst(bodyOf(loop), false);
  // Variables of which parts are written that the iteration has not made anew before.
  const shared = new Set([...readFirst(bodyOf(loop), true)].filter((key) => !read.has(key)));
  const forms = new Map<string, string>();
  walk(bodyOf(loop), (it) => {
    const isOwnExit = it.localName === 'loop-exit' && it.parentNode?.parentNode === loop;
    if (isOwnExit || leaving.has(it.localName)) reason ??= 'its iterations may be left before their end';
    if (handleCalls.has(it)) reason ??= 'it may call a function of which nothing is known';
    for (const { key, storage } of isAssignment(it) ? targetsOf(it) : []) {
      if (!shared.has(key)) continue;
      if (!isPlainPart(it)) reason ??= 'it writes to fields or cells, or deletes elements';
      const form = formOf(storage);
      if (form === undefined || (forms.get(key) ?? form) !== form)
        reason ??= `what indices of '${nameOf(key)}' mean may depend on its size, which iterations may change`;
      else forms.set(key, form);
    }
    const { writes, updates } = accessesOf(it);
    for (const key of writes)
      if (shared.has(key)) reason ??= `'${nameOf(key)}' is made anew in some iterations only`;
    for (const key of [...writes, ...updates]) written.add(key);
    return undefined;
  });
  if (reason !== undefined) return reason;
  const carried = [...read].find((key) => written.has(key) && !sums.has(key));
  return carried === undefined
    ? undefined
    : `'${nameOf(carried)}' is read before the iteration has written it`;
}

/** Whether something that the iterations make anew is read behind the loop: its adjoint would belong to one iteration only. */
function reasonBehind(loop: XmlElement, sums: ReadonlySet<string>): string | undefined {
  let found: string | undefined;
  const within = new Set<XmlElement>();
  walk(bodyOf(loop), (it) => {
    if (it.parentNode?.localName === 'statement-list') within.add(it);
    return undefined;
  });
  const isHead = (it: XmlElement): boolean => it.localName === 'for';
  const unit = functionAround(loop);
  const end = flowForward(bodyOf(unit), new ForkedSet(), {
    copy: (state) => state.copy(),
    join: (into, other) => into.join(other),
    step: (statement, state) => {
      const { reads, writes, updates } = accessesOf(statement);
      if (!within.has(statement) && statement !== loop)
        found ??= [...reads, ...updates].find((key) => state.has(key));
      for (const key of writes) state.delete(key);
      if (within.has(statement) && !isHead(statement))
        for (const key of writes) if (!sums.has(key)) state.add(key);
      return state;
    },
  });
  found ??= keysOf(unit, 'outvars').find((key) => end.has(key));
  return found === undefined
    ? undefined
    : `'${nameOf(found)}' is made in an iteration and read behind the loop`;
}

/** Whether an assignment writes whole variables and elements of arrays only. */
function isPlainPart(assignment: XmlElement): boolean {
  const value = valueOf(assignment);
  if (value?.getAttribute('op') === '[]' && itemsOf(value).length === 0) return false;
  return targetsOf(assignment).every(({ storage }) => {
    if (storage.localName === 'var') return true;
    const [base, index] = children(storage);
    const isElementOf = storage.localName === 'array' && index?.localName === 'param-list';
    return isElementOf && base?.localName === 'var' && annotation(storage, 'container') === undefined;
  });
}

/**
 * How a part is written down: the iterations are recomputed on an array of its last size, where only writes of one form mean
 * the same elements as before; undefined for those that count from the end.
 */
function formOf(storage: XmlElement): string | undefined {
  const [, list] = children(storage);
  if (list === undefined) return '';
  if (countsFromEnd(list)) return undefined;
  return children(list)
    .map((it) => (it.localName === 'colon' ? ':' : 'i'))
    .join(',');
}

function countsFromEnd(indices: XmlElement): boolean {
  return holds(indices, (it) => it.localName === 'end');
}

/** A variable's name for those who wrote it; temporaries are parts of their expressions. */
function nameOf(key: string): string {
  return key.startsWith('tmp:') ? 'a part of an expression' : key;
}
