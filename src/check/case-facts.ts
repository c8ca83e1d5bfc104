import type { Expression } from '../matlab/ast.js';
import { Fact } from './fact.js';
import { comparison, type Facts } from './facts-of.js';
import { subjectOf } from './subject-of.js';

/** Whether a case is taken: one of several values, in braces, or one. */
export function caseFacts(subject: Expression, value: Expression, truth: boolean): Facts {
  if (value.kind !== 'matrix' || !value.braces) return comparison(subject, '==', value, truth);
  const each = value.rows.flat().map((it) => comparison(subject, '==', it, truth));
  const possible = each.filter((it) => it !== undefined);
  if (!truth) return possible.length < each.length ? undefined : possible.flat();
  if (possible.length <= 1) return possible[0];
  const [{ subject: text, names }, list] = [subjectOf(subject), subjectOf(value)];
  return [new Fact({ subject: `${text} in ${list.subject}`, names: [...names, ...list.names] }, '~=', 0)];
}
