import { children, firstChildOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variablesIn } from '../reading/accesses.js';
import { argumentsOf, calleeName, indicesOf } from '../reading/differentiable-parts.js';
import { isStorage, principalVariable, variableKey } from '../reading/variable.js';
import { locationOf } from './state-reads.js';

/** A place that keeps a value that a function was called with, and the value that it is compared with. */
export interface KeyPair {
  readonly key: XmlElement;
  readonly value: XmlElement;
}

/** The values for whose sake a branch is entered, or passed by: all of them must be those that are kept. */
export function keyPairs(
  branch: XmlElement,
  state: ReadonlySet<string>,
): { readonly pairs: readonly KeyPair[]; readonly hit: boolean } | undefined {
  const condition = firstChildOf(branch);
  if (condition === undefined) return undefined;
  for (const hit of [true, false]) {
    const pairs = pairsOf(condition, hit, state);
    if (pairs.length > 0) return { pairs, hit };
  }
  return undefined;
}

/** The pairs that are all equal where a condition holds, or, for false, where it does not. */
function pairsOf(condition: XmlElement, truth: boolean, state: ReadonlySet<string>): KeyPair[] {
  const op = condition.getAttribute('op');
  const parts = children(condition);
  if (condition.localName === 'unary' && op === '~') return parts.flatMap((it) => pairsOf(it, !truth, state));
  if (condition.localName === 'binary' && op === (truth ? '&&' : '||'))
    return parts.flatMap((it) => pairsOf(it, truth, state));
  const compared = equalWhere(condition, truth);
  if (compared.length !== 2) return [];
  return [compared, compared.toReversed()].flatMap((sides) => {
    const [key, value] = sides.map(withoutColon);
    const isPair = key !== undefined && value !== undefined && isKept(key, state) && isOther(value, state);
    return isPair ? [{ key, value }] : [];
  });
}

/** The two things that are equal, in all their elements, where a condition holds, or does not. */
function equalWhere(condition: XmlElement, truth: boolean): XmlElement[] {
  if (condition.localName === 'binary')
    return truth && condition.getAttribute('op') === '==' ? children(condition) : [];
  if (condition.localName !== 'call') return [];
  const [first, ...others] = argumentsOf(condition);
  const name = calleeName(condition);
  if (name === 'isequal' && truth) return argumentsOf(condition);
  if (first?.localName !== 'binary' || others.length > 0) return [];
  if (name === 'all' && truth) return equalWhere(first, true);
  // Of a matrix, any() is asked for each column, and a condition holds if all are different.
  const isOfAll = children(first).every((it) => withoutColon(it) !== it);
  return name === 'any' && !truth && isOfAll && first.getAttribute('op') === '~=' ? children(first) : [];
}

function isKept(key: XmlElement, state: ReadonlySet<string>): boolean {
  const variable = isStorage(key) ? principalVariable(key) : undefined;
  return variable !== undefined && state.has(variableKey(variable)) && locationOf(key) !== undefined;
}

/** Whether something holds the whole of variables that are not kept. */
function isOther(value: XmlElement, state: ReadonlySet<string>): boolean {
  const isWhole =
    value.localName === 'var' ||
    (value.localName === 'unary' && ['{}', '[]'].includes(value.getAttribute('op')));
  const variables = variablesIn([value]);
  if (!isWhole || variables.length === 0 || variables.some((it) => state.has(it))) return false;
  // [a; b] may be the same for other sizes of a and b.
  return value.localName === 'var' || value.getAttribute('op') === '{}' || variables.length === 1;
}

/** x for x(:). */
export function withoutColon(it: XmlElement): XmlElement {
  const [index, ...others] = it.localName === 'array' ? indicesOf(it) : [];
  const isAll = others.length === 0 && index?.localName === 'colon';
  return isAll ? (firstChildOf(it) ?? it) : it;
}
