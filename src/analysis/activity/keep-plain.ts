import { walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { ActivitySummary } from './activity-summary.js';
import { bodyOf } from '../reading/flow.js';

/** A function that is kept as it is needs those that it calls as they are. */
export function keepPlain(
  { unit }: ActivitySummary,
  calleesOf: (it: XmlElement) => readonly ActivitySummary[],
): void {
  walk(bodyOf(unit), (it) => {
    for (const callee of calleesOf(it)) {
      if (callee.products.has('plain')) continue;
      callee.products.add('plain');
      keepPlain(callee, calleesOf);
    }
    return undefined;
  });
}
