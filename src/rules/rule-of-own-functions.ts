import { isGenerated } from '../matlab/is-generated.js';
import { signaturesIn } from '../matlab/signatures-in.js';
import type { Source } from '../matlab/source.js';
import type { Mode } from '../contract/request.js';
import { adjointFormula } from './adjoint-formula.js';
import { adjointsByFunctions } from './adjoints-by-functions.js';
import { tangentFunction, tangentPrefixes, type TangentFunction } from './tangent-function.js';

/** The rule that functions of a user's make, if any, and those of such names that make none. */
export interface OwnRule {
  readonly rule: string | undefined;
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
}

/**
 * The rule for calls of a function with `count` arguments that a user's functions make: those that give its adjoints (see
 * `adjointsByFunctions`) and, in forward mode, its tangents (see `tangentFunction`). Where only the adjoint of an argument is
 * known, its tangent is put together from the adjoints for each element of the result.
 */
export function ruleOfOwnFunctions(
  name: string,
  count: number,
  find: (name: string) => Source | undefined,
  mode: Mode,
): OwnRule {
  const adjoints = adjointsByFunctions(name, count, (it) => find(it) !== undefined, ['adimat_a_']);
  const args = Array.from({ length: count }, (_, index) => `x${index + 1}`);
  const rule = (formulas: readonly string[], results = ''): string | undefined =>
    formulas.length === 0
      ? undefined
      : `<rule name="${name}" args="${args.join(' ')}"${results}>${formulas.join('')}</rule>`;
  if (mode === 'reverse') {
    const formulas = [...adjoints].map(
      ([place, it]) => `<adjoint of="x${place}">${adjointFormula(it, place, count)}</adjoint>`,
    );
    return { rule: rule(formulas), refused: [] };
  }
  const { taken, refused } = tangentFunctionOf(name, count, find);
  const results = (taken?.tangents ?? [1]).map((_, index, all) => (all.length > 1 ? `z${index + 1}` : 'z'));
  const formulas = args.flatMap((_, index) => {
    const place = index + 1;
    if (taken?.given[index] === true) {
      return results.flatMap((result, at) => {
        const output = taken.tangents[at] ?? 0;
        const formula = output === 0 ? undefined : tangentFormula(taken, place, output, result);
        return formula === undefined
          ? []
          : [`<forward of="x${place}" result="${result}">${formula}</forward>`];
      });
    }
    const adjoint = adjoints.get(place);
    if (adjoint === undefined) return [];
    const { called, output } = adjoint;
    const given = [results[0], `g_x${place}`, output, `@${called}`, ...args].join(', ');
    return [`<forward of="x${place}">adm_by_adjoint(${given})</forward>`];
  });
  return { rule: rule(formulas, results.length > 1 ? ` results="${results.join(' ')}"` : ''), refused };
}

/** The function that gives the tangents of another. */
function tangentFunctionOf(
  name: string,
  count: number,
  find: (name: string) => Source | undefined,
): { readonly taken: TangentFunction | undefined; readonly refused: OwnRule['refused'] } {
  const refused: { name: string; reason: string }[] = [];
  for (const [prefix, areDirectionsFirst] of tangentPrefixes) {
    const called = `${prefix}${name}`;
    const source = find(called);
    if (source === undefined) continue;
    const [signature] = signaturesIn(source);
    const found = isGenerated(source.text)
      ? 'Adjoinery has generated it, from a source that is not to be found any more'
      : signature?.name === called
        ? tangentFunction(signature, count, areDirectionsFirst)
        : 'its file does not begin with a function of this name';
    if (typeof found !== 'string') return { taken: found, refused };
    refused.push({ name: called, reason: found });
  }
  return { taken: undefined, refused };
}

/** The summand that the tangent of an argument adds to that of a result: the others are zero. */
function tangentFormula(
  { name, given, areDirectionsFirst }: TangentFunction,
  place: number,
  output: number,
  result: string,
): string {
  const size = (it: string): string => (areDirectionsFirst ? `[1, size(${it})]` : `size(${it})`);
  const list = given.flatMap((isVaried, index) => {
    const value = `x${index + 1}`;
    if (!isVaried) return [value];
    if (index + 1 !== place) return [`zeros(${size(value)})`, value];
    return [areDirectionsFirst ? `reshape(g_${value}, ${size(value)})` : `g_${value}`, value];
  });
  const call =
    output === 1 ? `${name}(${list.join(', ')})` : `adm_output(${[output, `@${name}`, ...list].join(', ')})`;
  return areDirectionsFirst ? `reshape(${call}, size(${result}))` : `adm_sized(${call}, ${result})`;
}
