import type { OwnAdjoint } from './adjoints-by-functions.js';

/** The formula of the adjoint of an argument that a user function gives, for a call with `count` arguments. */
export function adjointFormula({ called, output }: OwnAdjoint, place: number, count: number): string {
  const names = Array.from({ length: count }, (_, index) => `x${index + 1}`);
  const call = [...names, 'a_z'].join(', ');
  const text = output === 1 ? `${called}(${call})` : `adm_output(${output}, @${called}, ${call})`;
  return `adm_sized(${text}, x${place})`;
}
