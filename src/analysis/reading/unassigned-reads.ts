import { annotation, child, children, firstChildOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf, mayWrite, variablesIn } from './accesses.js';
import { alwaysIterations } from './always-iterations.js';
import { isAssignment, targetsOf } from './assignment.js';
import { bodyOf, flowForward, type Flow } from './flow.js';
import { variableKey } from './variable.js';
import { ForkedSet } from './forked-set.js';

/** A variable that is read where it may have no value, and the statement that does. */
export interface UnassignedRead {
  readonly variable: XmlElement;
  readonly statement: XmlElement;
  /** Whether it has no value on any way to here. */
  readonly isNever: boolean;
  /** Whether the function runs on the ways of its source: flags that are asked make others, which nobody goes. */
  readonly isAsWritten: boolean;
  /** Whether the function clears the variable somewhere. */
  readonly isCleared: boolean;
}

/** Flags for jumps and for what a try has left. */
const flags = /^tmp:(?:break|continue|return|failed|first):/;

/** Elements with a condition. */
const asking: ReadonlySet<string> = new Set(['when', 'while', 'loop-exit']);

/** The variables that may have no value, and those that may have one. */
interface Assignedness {
  readonly without: ForkedSet;
  readonly having: ForkedSet;
}

/**
 * The reads of variables that may have no value then, of those whose names are `wanted`. Parameters have one, but for those that
 * are `missing`.
 */
export function unassignedReads(
  unit: XmlElement,
  wanted: (key: string) => boolean,
  missing: readonly string[] = [],
): UnassignedRead[] {
  const parameters = child(unit, 'param-list');
  const given = new Set(parameters === undefined ? [] : children(parameters).map(variableKey));
  for (const key of missing) given.delete(key);
  const start = new Set(missing);
  let isAsWritten = true;
  const cleared = new Set<string>();
  walk(bodyOf(unit), (it) => {
    if (asksForFlag(it)) isAsWritten = false;
    if (!mayWrite(it)) return undefined;
    const { writes, updates } = accessesOf(it);
    for (const key of [...writes, ...updates]) if (!given.has(key) && wanted(key)) start.add(key);
    if (isCleared(it)) for (const key of writes) cleared.add(key);
    return undefined;
  });
  const found = new Map<XmlElement, UnassignedRead>();
  if (start.size === 0 && cleared.size === 0) return [];
  const step = (statement: XmlElement, state: Assignedness): Assignedness => {
    for (const variable of readsOf(statement)) {
      const key = variableKey(variable);
      if (!state.without.has(key)) continue;
      const isNever = found.get(variable)?.isNever !== false && !state.having.has(key);
      found.set(variable, { variable, statement, isNever, isAsWritten, isCleared: cleared.has(key) });
    }
    const { writes, updates } = accessesOf(statement);
    const [lost, got] = isCleared(statement) ? [state.having, state.without] : [state.without, state.having];
    for (const key of [...writes, ...updates]) {
      if (!wanted(key)) continue;
      lost.delete(key);
      got.add(key);
    }
    return state;
  };
  const flow: Flow<Assignedness> = {
    copy: ({ without, having }) => ({ without: without.copy(), having: having.copy() }),
    join: (into, other) => {
      const hasLess = into.without.join(other.without);
      return into.having.join(other.having) || hasLess;
    },
    step,
    // The variable of a loop has a value behind it even if there was no iteration: the empty array.
    leave: (loop, head, end) => step(loop, alwaysIterations(loop) ? end : head),
  };
  flowForward(bodyOf(unit), { without: new ForkedSet(start), having: new ForkedSet() }, flow);
  return [...found.values()];
}

/** The variables that a statement reads, or its head where it has others inside. */
function readsOf(statement: XmlElement): XmlElement[] {
  const written = isAssignment(statement) ? targetsOf(statement).map((it) => it.variable) : [];
  const found: XmlElement[] = [];
  walk(statement, (it) => {
    if (it.localName === 'var' && !written.includes(it)) found.push(it);
    return it.localName !== 'statement-list';
  });
  return found;
}

/** Whether a statement stands for a `clear` (expand-clears), behind which the name may be that of a function. */
function isCleared(statement: XmlElement): boolean {
  return annotation(statement, 'cleared') !== undefined;
}

/** Whether the head of an element is a condition with a flag. */
function asksForFlag(it: XmlElement): boolean {
  if (!asking.has(it.localName)) return false;
  const condition = firstChildOf(it);
  return condition !== undefined && variablesIn([condition]).some((key) => flags.test(key));
}
