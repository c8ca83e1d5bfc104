/** With more arguments only the function for all of them is looked for: there would be too many names. */
const mostArguments = 6;

/**
 * The rule that a user's adjoint functions make, as ADiMat names them: `adimat_a_f_01(x, y, a_z)` gives the adjoint of y
 * in z = f(x, y), `adimat_a_f_11` those of both. Of several for one argument that one is taken which gives the fewest.
 * Undefined where there is none; `exists` says whether there is a function.
 */
export function ruleOfAdjointFunctions(
  name: string,
  count: number,
  exists: (name: string) => boolean,
): string | undefined {
  const adjoints = adjointsByFunctions(name, count, exists, ['adimat_a_']);
  if (adjoints.size === 0) return undefined;
  const formulas = [...adjoints].map(([place, formula]) => `<adjoint of="x${place}">${formula}</adjoint>`);
  const names = Array.from({ length: count }, (_, index) => `x${index + 1}`);
  return `<rule name="${name}" args="${names.join(' ')}">${formulas.join('')}</rule>`;
}

/** The formulas of the adjoints of x1, x2 and so on that such functions give, by the arguments' numbers. */
export function adjointsByFunctions(
  name: string,
  count: number,
  exists: (name: string) => boolean,
  prefixes: readonly string[],
): ReadonlyMap<number, string> {
  const given = masksOf(count).flatMap((mask) =>
    prefixes
      .map((prefix) => ({ mask, called: `${prefix}${name}_${mask}` }))
      .filter(({ called }) => exists(called)),
  );
  const names = Array.from({ length: count }, (_, index) => `x${index + 1}`);
  return new Map(
    names.flatMap((argument, index) => {
      const found = given.find(({ mask }) => mask[index] === '1');
      if (found === undefined) return [];
      const output = found.mask.slice(0, index).replaceAll('0', '').length + 1;
      const call = [...names, 'a_z'].join(', ');
      const text =
        output === 1 ? `${found.called}(${call})` : `adm_output(${output}, @${found.called}, ${call})`;
      return [[index + 1, `adm_sized(${text}, ${argument})`] as const];
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
