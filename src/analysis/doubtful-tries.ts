import type { Analysis } from '../pipeline/analysis.js';
import { annotate, child, functionsOf, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { accessesOf } from './accesses.js';
import { isAssignment, targetsOf } from './assignment.js';
import { bodyOf, flowForward } from './flow.js';
import { keysOf } from './names.js';

/**
 * Finds tries that read a variable which may have no value there: that it fails may be what the try is for. Generated
 * code gives such variables an empty value in order to record it, and the try would no longer fail. Marks these tries
 * with `ada:doubtful`; so long as they are whole, which later ones are not.
 */
export const doubtfulTries: Analysis = {
  name: 'doubtful-tries',
  needs: [],
  adds: ['ada:doubtful'],
  run(root) {
    for (const unit of functionsOf(root)) findDoubtful(unit);
  },
};

function findDoubtful(unit: XmlElement): void {
  const body = bodyOf(unit);
  const unassigned = new Set<string>();
  const inHandlers = new Set<string>();
  const tries: XmlElement[] = [];
  const counts: XmlElement[] = [];
  walk(body, (it) => {
    if (it.localName === 'function') return false;
    if (it.localName === 'try') tries.push(it);
    if (it.localName === 'var' && it.textContent === 'nargin') counts.push(it);
    const { writes, updates } = accessesOf(it);
    for (const key of [...writes, ...updates]) unassigned.add(key);
    if (!isAssignment(it) || tryAround(it, 'catch') === undefined) return undefined;
    for (const { key } of targetsOf(it)) inHandlers.add(key);
    return undefined;
  });
  if (tries.length === 0) return;
  for (const key of keysOf(unit, 'param-list')) {
    if (counts.length === 0 || !inHandlers.has(key)) unassigned.delete(key);
  }
  flowForward(body, unassigned, {
    copy: (state) => new Set(state),
    join: (into, other) => {
      const { size } = into;
      for (const key of other) into.add(key);
      return into.size > size;
    },
    step: (statement, state) => {
      const { reads, writes, updates } = accessesOf(statement);
      if (reads.some((key) => state.has(key))) {
        const around = tryAround(statement, 'statement-list');
        if (around !== undefined) annotate(around, 'doubtful', 'yes');
      }
      for (const key of [...writes, ...updates]) state.delete(key);
      return state;
    },
  });
}

/** The innermost try that a statement is in the body of (`statement-list`), or in the handler of (`catch`). */
function tryAround(statement: XmlElement, part: 'statement-list' | 'catch'): XmlElement | undefined {
  let it = statement;
  for (;;) {
    const holder = it.parentNode as XmlElement | null;
    if (holder === null || holder.localName === 'function') return undefined;
    if (holder.localName === 'try' && it === child(holder, part)) return holder;
    it = holder;
  }
}
