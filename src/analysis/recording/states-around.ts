import type { XmlElement } from '../../tree/xml-node.js';
import { assignedIn } from '../lists/assigned-in.js';
import { flowBackward } from '../activity/flow-backward.js';
import { bodyOf, flowForward } from '../reading/flow.js';
import { ForkedSet } from '../reading/forked-set.js';
import { keysOf } from '../names/names.js';
import { readsFlow } from './read-first.js';
import { unassignedFlow } from './unassigned-flow.js';

/** Which variables may be unassigned before statements, and which are read behind them. */
export interface StatesAround {
  readonly unassigned: ReadonlyMap<XmlElement, ForkedSet>;
  readonly live: ReadonlyMap<XmlElement, ForkedSet>;
}

export function statesAround(unit: XmlElement): StatesAround {
  const unassigned = new Map<XmlElement, ForkedSet>();
  const live = new Map<XmlElement, ForkedSet>();
  const start = new ForkedSet(assignedIn(bodyOf(unit)));
  for (const key of keysOf(unit, 'param-list')) start.delete(key);
  flowForward(bodyOf(unit), start, {
    ...unassignedFlow,
    step: (statement, state) => {
      unassigned.set(statement, state.copy());
      return unassignedFlow.step(statement, state);
    },
  });
  flowBackward<ForkedSet>(bodyOf(unit), new ForkedSet(keysOf(unit, 'outvars')), {
    ...readsFlow(true),
    behind: (statement, state) => void live.set(statement, state.copy()),
  });
  return { unassigned, live };
}
