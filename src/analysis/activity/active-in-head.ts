import type { Options } from '../../contract/options.js';
import { listedNames } from '../reading/listed-names.js';
import type { ActivitySummary } from './activity-summary.js';
import { both } from './positions.js';

/** The parameters and outputs of a function that are active. */
export function activeInHead(summary: ActivitySummary, options: Options): Set<string> {
  const { inputs, outputs, variedInputs, usefulInputs, variedOutputs, usefulOutputs } = summary;
  const active = new Set([
    ...both(variedInputs, usefulInputs).map((index) => inputs[index] ?? ''),
    ...both(variedOutputs, usefulOutputs).map((index) => outputs[index] ?? ''),
  ]);
  // Results for the caller have an adjoint, or a tangent, be it zero.
  const { mode, independents, dependents } = options;
  const given = [...listedNames(independents), ...(mode === 'forward' ? listedNames(dependents) : [])];
  if (summary.products.has('joint')) for (const name of given) active.add(name);
  return active;
}
