import { walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { isAssignment } from '../reading/assignment.js';
import { bodyOf } from '../reading/flow.js';
import { keysOf } from '../names/names.js';

/**
 * How many places of a function give each variable a value, or write to a part of it: parameters have one. Statements that
 * keep old values, count iterations or are made in the reverse sweep do not count.
 */
export function writeCounts(unit: XmlElement): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keysOf(unit, 'param-list')) counts.set(key, 1);
  walk(bodyOf(unit), (it) => {
    if (!writesValues(it)) return it.localName === 'reversed-loop' ? false : undefined;
    const { writes, updates } = accessesOf(it);
    for (const key of [...writes, ...updates]) counts.set(key, (counts.get(key) ?? 0) + 1);
    return isAssignment(it) ? false : undefined;
  });
  return counts;
}

function writesValues(it: XmlElement): boolean {
  return isAssignment(it) || ['for', 'parfor', 'catch', 'call'].includes(it.localName);
}
