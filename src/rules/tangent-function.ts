import type { Signature } from '../matlab/signatures-in.js';

/** How a function of a user's takes tangents and gives them. */
export interface TangentFunction {
  readonly name: string;
  /** Whether the first dimension of tangents is that of directions. */
  readonly areDirectionsFirst: boolean;
  /** For each argument, whether its tangent stands before it. */
  readonly given: readonly boolean[];
  /** For each result, the number of the output that is its tangent; 0 for one that has none. */
  readonly tangents: readonly number[];
}

/** The names of such functions, in the order in which they are taken, and how they lay tangents out. */
export const tangentPrefixes: readonly (readonly [prefix: string, areDirectionsFirst: boolean])[] = [
  ['adimat_diff_', true],
  ['g_', false],
  ['d_', true],
];

/**
 * How a function takes and gives tangents, or why it is none that can be called for a call with `count` arguments. As in
 * ADiMat, a tangent stands before its value, among the arguments and among the results, and has a name that ends in that of
 * the value, behind d, g or an underscore: `[d_z, z] = adimat_diff_f(d_x, x, n)`.
 */
export function tangentFunction(
  { name, parameters, outputs }: Signature,
  count: number,
  areDirectionsFirst: boolean,
): TangentFunction | string {
  const values = pairs(parameters);
  const results = pairs(outputs);
  if (values.length !== count || !values.some(({ isVaried }) => isVaried)) {
    return `its parameters must be the ${count} of the call, those that it differentiates by with their tangents before them, as in (g_x, x)`;
  }
  const [first] = results;
  if (first?.isVaried !== true && outputs.length !== 1) {
    return 'its first output must be the tangent of the next, as in [g_z, z]';
  }
  return {
    ...{ name, areDirectionsFirst },
    given: values.map(({ isVaried }) => isVaried),
    // One that gives nothing else gives the tangent.
    tangents: outputs.length === 1 ? [1] : results.map(({ isVaried, place }) => (isVaried ? place : 0)),
  };
}

/** The values among names, and whether a tangent stands before each, and where. */
function pairs(names: readonly string[]): { readonly isVaried: boolean; readonly place: number }[] {
  const found: { isVaried: boolean; place: number }[] = [];
  for (let index = 0; index < names.length; index++) {
    const isVaried = isTangentOf(names[index] ?? '', names[index + 1] ?? '');
    found.push({ isVaried, place: index + 1 });
    if (isVaried) index++;
  }
  return found;
}

/** As `g_x`, `d_x` or `dx` for `x`; not as `max`. */
function isTangentOf(name: string, value: string): boolean {
  return value !== '' && name.endsWith(value) && /^(?:[dg]|\w*_)$/.test(name.slice(0, -value.length));
}
