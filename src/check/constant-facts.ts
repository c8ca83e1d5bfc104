import type { Expression } from '../matlab/ast.js';
import { Fact } from './fact.js';
import { fullness } from './facts-of.js';
import { isSize } from './is-size.js';
import { literalValue } from './literal-value.js';
import { subjectOf } from './subject-of.js';

/** The facts that an assigned constant gives on its variable. */
export function constantFacts(variable: Expression, value: Expression): Fact[] {
  if (isSize(value)) return [new Fact(subjectOf(variable), '>=', 1)];
  const constant = literalValue(value);
  if (typeof constant === 'number')
    return [new Fact(subjectOf(variable), '==', constant), fullness(variable, true)];
  if (constant !== undefined)
    return [new Fact(subjectOf(variable), '==', constant), fullness(variable, constant !== "''")];
  return value.kind === 'matrix' && value.rows.length === 0 ? [fullness(variable, false)] : [];
}
