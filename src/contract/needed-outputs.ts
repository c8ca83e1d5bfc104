import { completeOptions, type Options } from './options.js';

/** Those of a function's outputs that its derivative computes: up to the last dependent, unless all are asked for, or none is one. */
export function neededOutputs(
  outputs: readonly string[],
  dependents: readonly string[] | undefined,
  options: Options = {},
): readonly string[] {
  const count = outputs.findLastIndex((it) => dependents?.includes(it)) + 1;
  return count === 0 || completeOptions(options)['outputs'] === 'all' ? outputs : outputs.slice(0, count);
}
