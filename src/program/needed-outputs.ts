import { completeOptions, type Options } from '../contract/options.js';

/** Those of a function's outputs that its derivative computes: up to the last dependent, unless all are asked for. */
export function neededOutputs(
  outputs: readonly string[],
  dependents: readonly string[] | undefined,
  options: Options = {},
): readonly string[] {
  if (dependents === undefined || completeOptions(options)['outputs'] === 'all') return outputs;
  return outputs.slice(0, outputs.findLastIndex((it) => dependents.includes(it)) + 1);
}
