import { walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { ActivitySummary } from './activity-summary.js';
import { bodyOf } from '../reading/flow.js';

/** A function that is kept as it is needs those that it calls as they are. */
export function keepPlain(
  { unit }: ActivitySummary,
  calleeOf: (it: XmlElement) => ActivitySummary | undefined,
): void {
  walk(bodyOf(unit), (it) => {
    const callee = calleeOf(it);
    if (callee === undefined || callee.products.has('plain')) return undefined;
    callee.products.add('plain');
    keepPlain(callee, calleeOf);
    return undefined;
  });
}
