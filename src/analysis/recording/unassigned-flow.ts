import { accessesOf } from '../reading/accesses.js';
import type { Flow } from '../reading/flow.js';
import type { ForkedSet } from '../reading/forked-set.js';

/** The variables that may be unassigned, forward. */
export const unassignedFlow: Flow<ForkedSet> = {
  copy: (state) => state.copy(),
  join: (into, other) => into.join(other),
  step: (statement, state) => {
    const { writes, updates } = accessesOf(statement);
    for (const key of [...writes, ...updates]) state.delete(key);
    return state;
  },
};
