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
  const given = masksOf(count).filter((mask) => exists(`adimat_a_${name}_${mask}`));
  if (given.length === 0) return undefined;
  const names = Array.from({ length: count }, (_, index) => `x${index + 1}`);
  const formulas = names.flatMap((argument, index) => {
    const mask = given.find((it) => it[index] === '1');
    if (mask === undefined) return [];
    const output = mask.slice(0, index).replaceAll('0', '').length + 1;
    const call = [...names, 'a_z'].join(', ');
    const text =
      output === 1
        ? `adimat_a_${name}_${mask}(${call})`
        : `adm_output(${output}, @adimat_a_${name}_${mask}, ${call})`;
    return [`<adjoint of="${argument}">adm_sized(${text}, ${argument})</adjoint>`];
  });
  return `<rule name="${name}" args="${names.join(' ')}">${formulas.join('')}</rule>`;
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
