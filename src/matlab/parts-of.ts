import type { Expression } from './ast.js';

/** The expressions that an expression is put together from, in their order. */
export function partsOf(it: Expression): readonly Expression[] {
  switch (it.kind) {
    case 'index':
      return [it.base, ...it.parts.flatMap(({ items }) => items)];
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
      return [...it.parameters, it.body];
    case 'assignment':
      return [it.target, it.value];
    default:
      return [];
  }
}
