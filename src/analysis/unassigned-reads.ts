import { child, children, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { accessesOf } from './accesses.js';
import { isAssignment, targetsOf } from './assignment.js';
import { bodyOf, flowForward, type Flow } from './flow.js';
import { variableKey } from './variable.js';
import { joinSets } from './join-sets.js';

/** A variable that is read where it may have no value, and the statement that does. */
export interface UnassignedRead {
  readonly variable: XmlElement;
  readonly statement: XmlElement;
}

/** The reads of variables that may have no value then, of those whose names are `wanted`. */
export function unassignedReads(unit: XmlElement, wanted: (key: string) => boolean): UnassignedRead[] {
  const parameters = child(unit, 'param-list');
  const given = new Set(parameters === undefined ? [] : children(parameters).map(variableKey));
  const start = new Set<string>();
  walk(bodyOf(unit), (it) => {
    const { writes, updates } = accessesOf(it);
    for (const key of [...writes, ...updates]) if (!given.has(key) && wanted(key)) start.add(key);
    return undefined;
  });
  const found = new Map<XmlElement, XmlElement>();
  if (start.size === 0) return [];
  const flow: Flow<Set<string>> = {
    copy: (state) => new Set(state),
    join: joinSets,
    step: (statement, state) => {
      for (const it of readsOf(statement)) if (state.has(variableKey(it))) found.set(it, statement);
      const { writes, updates } = accessesOf(statement);
      for (const key of [...writes, ...updates]) state.delete(key);
      return state;
    },
  };
  flowForward(bodyOf(unit), start, flow);
  return [...found].map(([variable, statement]) => ({ variable, statement }));
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
