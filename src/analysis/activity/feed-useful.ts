import type { XmlElement } from '../../tree/xml-node.js';
import type { ActivitySummary } from './activity-summary.js';
import { feedsOf } from './feeds-of.js';

/** Outputs are useful, too, where the inputs are that get them next; says whether more is useful than was known. */
export function feedUseful(callee: ActivitySummary, call: XmlElement): boolean {
  let isNew = false;
  for (const { input, output } of feedsOf(call)) {
    if (!callee.usefulInputs.has(input) || callee.usefulOutputs.has(output)) continue;
    callee.usefulOutputs.add(output);
    isNew = true;
  }
  return isNew;
}
