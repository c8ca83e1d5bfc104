import type { Expression } from '../matlab/ast.js';
import type { FactSubject } from './fact.js';

/** Loops and conditions are traversed more than once. */
const known = new WeakMap<Expression, FactSubject>();

/** The subject of facts about an expression. Equal expressions give equal texts, wherever they stand. */
export function subjectOf(expression: Expression): FactSubject {
  const found = known.get(expression) ?? written(expression);
  known.set(expression, found);
  return found;
}

function written(expression: Expression): FactSubject {
  const names = new Set<string>();
  const subject = JSON.stringify(plain(expression), (key, value: unknown) => {
    if (key === 'start') return undefined;
    if (isVariable(value)) names.add(value.name);
    return value;
  });
  return { subject, names: [...names] };
}

/** Without what says nothing: parentheses, and that a value is kept. */
function plain(it: Expression): Expression {
  if (it.kind === 'parenthesized') return plain(it.operand);
  return it.kind === 'assignment' && it.operator === '=' ? plain(it.target) : it;
}

function isVariable(it: unknown): it is { readonly name: string } {
  return typeof it === 'object' && it !== null && 'kind' in it && it.kind === 'variable' && 'name' in it;
}
