import type { Expression } from '../matlab/ast.js';

const sizes: ReadonlySet<string> = new Set(['numel', 'length', 'size', 'rows', 'columns', 'ndims']);

/** Whether this asks for the size of an array. Few functions are meant for empty ones: what they do with them is not told. */
export function isSize(it: Expression): boolean {
  if (it.kind === 'parenthesized') return isSize(it.operand);
  return it.kind === 'index' && it.base.kind === 'variable' && sizes.has(it.base.name);
}
