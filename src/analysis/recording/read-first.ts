import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { flowBackward } from '../activity/flow-backward.js';
import type { Flow } from '../reading/flow.js';
import { ForkedSet } from '../reading/forked-set.js';

/** The variables that are read before they are written; `counting` counts parts that are written as read. */
export function readFirst(list: XmlElement, counting: boolean): ForkedSet {
  return flowBackward(list, new ForkedSet(), readsFlow(counting));
}

/** The variables that are read from a point on, backward. */
export function readsFlow(counting: boolean): Flow<ForkedSet> {
  return {
    copy: (state) => state.copy(),
    join: (into, other) => into.join(other),
    step: (statement, after) => {
      const { reads, writes, updates } = accessesOf(statement);
      for (const key of writes) after.delete(key);
      for (const key of [...reads, ...(counting ? updates : [])]) after.add(key);
      return after;
    },
  };
}
