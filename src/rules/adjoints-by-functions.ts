/** With more arguments only the function for all of them is looked for: there would be too many names. */
const mostArguments = 6;

/** Where the adjoint of an argument comes from: one of the results of a function. */
export interface OwnAdjoint {
  readonly called: string;
  readonly output: number;
}

/**
 * The adjoints of x1, x2 and so on that functions of a user's give, by the arguments' numbers. ADiMat names such functions
 * so: `adimat_a_f_01(x, y, a_z)` gives the adjoint of y in z = f(x, y), `adimat_a_f_11` those of both. Of several for one
 * argument that one is taken which gives the fewest.
 */
export function adjointsByFunctions(
  name: string,
  count: number,
  exists: (name: string) => boolean,
  prefixes: readonly string[],
): ReadonlyMap<number, OwnAdjoint> {
  const given = masksOf(count).flatMap((mask) =>
    prefixes
      .map((prefix) => ({ mask, called: `${prefix}${name}_${mask}` }))
      .filter(({ called }) => exists(called)),
  );
  const places = Array.from({ length: count }, (_, index) => index);
  return new Map(
    places.flatMap((index) => {
      const found = given.find(({ mask }) => mask[index] === '1');
      if (found === undefined) return [];
      const output = found.mask.slice(0, index).replaceAll('0', '').length + 1;
      return [[index + 1, { called: found.called, output }] as const];
    }),
  );
}

/** Which arguments' adjoints a function may give, those of the fewest first. */
function masksOf(count: number): string[] {
  if (count > mostArguments) return ['1'.repeat(count)];
  const masks = Array.from({ length: 2 ** count - 1 }, (_, index) =>
    (index + 1).toString(2).padStart(count, '0'),
  );
  const ones = (mask: string): number => mask.replaceAll('0', '').length;
  return masks.sort((one, other) => ones(one) - ones(other));
}
