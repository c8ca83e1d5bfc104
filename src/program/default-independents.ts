import { givenParameters, type GivenHandles } from './given-handles.js';

/** The parameters that a function is differentiated by where none are named: those that no handles are given for. */
export function defaultIndependents(
  parameters: readonly string[],
  { handles }: { readonly handles?: GivenHandles | undefined },
): string[] {
  const given = new Set(givenParameters(handles));
  return parameters.filter((it) => !given.has(it));
}
