import { annotate } from '../../tree/tree.js';
import type { ActivitySummary } from './activity-summary.js';
import { positions } from './positions.js';

/** Writes down which inputs and outputs of a function are active, and which outputs do not vary though inputs do. */
export function annotateActivity(summary: ActivitySummary): void {
  const { unit, variedInputs, usefulInputs, variedOutputs, usefulOutputs } = summary;
  annotate(unit, 'active-inputs', positions(variedInputs, usefulInputs));
  annotate(unit, 'active-outputs', positions(variedOutputs, usefulOutputs));
  const unvaried = new Set([...usefulOutputs].filter((it) => !variedOutputs.has(it)));
  if (variedInputs.size > 0 && unvaried.size > 0)
    annotate(unit, 'unvaried-outputs', positions(unvaried, usefulOutputs));
}
