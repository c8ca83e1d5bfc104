import type { Expression } from '../matlab/ast.js';

const named: Readonly<Record<string, number>> = { true: 1, false: 0, Inf: Infinity, inf: Infinity };

/** The number or the text that a literal is, a name that stands for one, or a sum of such; texts are in single quotes. */
export function literalValue(it: Expression): number | string | undefined {
  switch (it.kind) {
    case 'parenthesized':
      return literalValue(it.operand);
    case 'variable':
      return Object.hasOwn(named, it.name) ? named[it.name] : undefined;
    case 'unary': {
      const value = ['-', '+'].includes(it.operator) && !it.postfix ? literalValue(it.operand) : undefined;
      if (typeof value !== 'number') return undefined;
      return it.operator === '-' ? -value : value;
    }
    case 'sum': {
      const terms = it.terms.map(({ sign, operand }) => {
        const value = literalValue(operand);
        return typeof value === 'number' ? (sign === '-' ? -value : value) : NaN;
      });
      const sum = terms.reduce((one, other) => one + other, 0);
      return Number.isNaN(sum) ? undefined : sum;
    }
    case 'literal':
      if (/^['"]/.test(it.text)) return `'${it.text.slice(1, -1)}'`;
      return /^[\d.]+(?:[eE][+-]?\d+)?$/.test(it.text) ? Number(it.text) : undefined;
    default:
      return undefined;
  }
}
