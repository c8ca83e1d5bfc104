import type { Expression } from '../matlab/ast.js';
import { literalValue } from './literal-value.js';

/** A sum of one thing and of numbers: that, and the sum of the numbers. */
export function withoutNumbers(it: Expression): { readonly rest: Expression; readonly sum: number } {
  const nothing = { rest: it, sum: 0 };
  if (it.kind === 'parenthesized') return withoutNumbers(it.operand);
  if (it.kind !== 'sum') return nothing;
  let sum = 0;
  const others = it.terms.filter(({ sign, operand }) => {
    const value = literalValue(operand);
    if (typeof value === 'number') sum += sign === '-' ? -value : value;
    return typeof value !== 'number';
  });
  const [rest, ...more] = others;
  return rest === undefined || rest.sign === '-' || more.length > 0 ? nothing : { rest: rest.operand, sum };
}
