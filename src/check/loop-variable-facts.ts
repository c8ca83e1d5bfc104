import type { Expression } from '../matlab/ast.js';
import type { Fact } from './fact.js';
import { comparison } from './facts-of.js';
import { literalValue } from './literal-value.js';

/** The facts on the variable of a loop over a range: in its first iteration, and in those behind. */
export function loopVariableFacts(
  variable: Expression,
  values: Expression,
  isFirst: boolean,
): readonly Fact[] {
  if (values.kind === 'parenthesized') return loopVariableFacts(variable, values.operand, isFirst);
  if (values.kind !== 'range' || variable.kind !== 'variable') return [];
  const [first, middle, last = middle] = values.parts;
  const step = values.parts.length > 2 && middle !== undefined ? literalValue(middle) : 1;
  if (first === undefined || last === undefined || typeof step !== 'number' || step === 0) return [];
  const [within, beyond] = step > 0 ? (['>=', '>'] as const) : (['<=', '<'] as const);
  const found = [
    comparison(variable, within, first),
    comparison(variable, isFirst ? '==' : beyond, first),
    comparison(variable, step > 0 ? '<=' : '>=', last),
  ];
  return found.flatMap((it) => it ?? []);
}
