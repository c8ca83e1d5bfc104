import type { Expression } from '../matlab/ast.js';
import { comparison, fullness, type Facts } from './facts-of.js';
import { isSize } from './is-size.js';
import { literalValue } from './literal-value.js';

/** Whether a loop over these values makes iterations; the ends of ranges are taken for whole numbers. */
export function iterationFacts(values: Expression, truth: boolean): Facts {
  if (values.kind === 'parenthesized') return iterationFacts(values.operand, truth);
  if (values.kind === 'range') {
    const [first, middle, last = middle] = values.parts;
    if (first === undefined || last === undefined) return [];
    if (literalValue(first) === 1 && values.parts.length === 2 && isSize(last)) return truth ? [] : undefined;
    const step = values.parts.length > 2 && middle !== undefined ? literalValue(middle) : 1;
    if (typeof step === 'number' && step !== 0) {
      const begin = literalValue(first);
      const isWhole = Number.isInteger(begin) && literalValue(last) === undefined;
      const bound: Expression = {
        kind: 'sum',
        start: 0,
        terms: [
          { sign: '+', operand: first },
          { sign: step > 0 ? '-' : '+', operand: { kind: 'literal', start: 0, text: '1' } },
        ],
      };
      return isWhole
        ? comparison(last, step > 0 ? '>' : '<', bound, truth)
        : comparison(last, step > 0 ? '>=' : '<=', first, truth);
    }
  }
  const isWritten =
    literalValue(values) !== undefined || (values.kind === 'matrix' && values.rows.length > 0);
  if (isWritten) return truth ? [] : undefined;
  return [fullness(values, truth)];
}
