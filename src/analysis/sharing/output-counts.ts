import { annotate, annotation, child, children } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import type { Scope } from './scopes.js';

/** Names that count outputs, and the parameters from which their functions know it. */
export const counters: ReadonlyMap<string, string> = new Map([
  ['nargout', 'outputs_wanted'],
  ['isargout', 'is_wanted'],
]);

/** The names that count outputs in a function. */
export function countsOf(scope: Scope): string[] {
  const isNamed = (name: string): boolean => scope.foreign.some((it) => counts(it, name));
  return [...counters.keys()].filter(isNamed);
}

/** Whether a name is that of a count, or of a function that asks for it. */
export function counts(it: XmlElement, name: string): boolean {
  if (it.localName !== 'var' || asksOfAnother(it)) return false;
  const asked = annotation(it, 'checks') ?? (annotation(it, 'position') === undefined ? undefined : 'nargin');
  return (asked ?? it.textContent) === name;
}

export function annotateCount(scope: Scope, name: string, attribute: 'given' | 'less', value: string): void {
  for (const it of scope.foreign) if (counts(it, name)) annotate(it, attribute, value);
}

/** Whether it is asked how many outputs another function has, as in nargout('f'). */
function asksOfAnother(it: XmlElement): boolean {
  const around = it.parentNode;
  const list = it.textContent === 'nargout' && isElement(around) ? child(around, 'param-list') : undefined;
  return around?.firstChild === it && list !== undefined && children(list).length > 0;
}
