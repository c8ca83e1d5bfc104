import type { Expression } from '../matlab/ast.js';

/** The expressions that an expression consists of, in the order in which they are evaluated. */
export function expressionsIn(it: Expression): readonly Expression[] {
  switch (it.kind) {
    case 'index':
      return [it.base, ...it.parts.flatMap((part) => part.items)];
    case 'field':
      return [it.base];
    case 'dynamic-field':
      return [it.base, it.name];
    case 'range':
      return it.parts;
    case 'binary':
      return it.operands;
    case 'sum':
      return it.terms.map(({ operand }) => operand);
    case 'unary':
    case 'parenthesized':
      return [it.operand];
    case 'matrix':
      return it.rows.flat();
    case 'anonymous-function':
      return [it.body];
    case 'assignment':
      return [it.value, it.target];
    default:
      return [];
  }
}
