import type { XmlElement } from '../../tree/xml-node.js';
import { inputPath, type ActivitySummary } from './activity-summary.js';
import { feedsOf } from './feeds-of.js';

/** Inputs are varied, too, where the outputs are that they get next; says whether more is varied than was known. */
export function feedVaried(callee: ActivitySummary, call: XmlElement): boolean {
  let isNew = false;
  for (const { input, output } of feedsOf(call)) {
    for (const it of callee.variedOut.within([callee.outputs[output] ?? ''])) {
      callee.variedInputs.add(input);
      if (callee.variedIn.add(inputPath(callee, input, it))) isNew = true;
    }
  }
  return isNew;
}
