import { firstChildOf, textOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/**
 * The name by which analyses know a variable, from its `var` element (or from a loop's `id` or `tmp`): the
 * user's own name, `tmp:kind:number` for a temporary, `a:` before either for an adjoint, `g:` for a tangent, `nr:` for a result.
 */
export function variableKey(element: XmlElement): string {
  const name = element.localName;
  if (name === 'id') return textOf(element);
  if (name === 'tmp') return `tmp:${element.getAttribute('kind')}:${textOf(element)}`;
  const inner = firstChildOf(element);
  if (name === 'result') return inner === undefined ? '' : `nr:${variableKey(inner)}`;
  if (name === 'a' || name === 'g') return inner === undefined ? '' : `${name}:${variableKey(inner)}`;
  return inner === undefined ? textOf(element) : variableKey(inner);
}

const storages: ReadonlySet<string> = new Set(['var', 'array', 'struct-ref', 'dyn-struct-ref']);

/** Elements that denote storage: a variable or a part of one (Willkomm 2020, section 6.5.1). */
export function isStorage(element: XmlElement): boolean {
  return storages.has(element.localName);
}

/** The `var` element at the root of a storage expression: the variable that holds what is denoted. */
export function principalVariable(storage: XmlElement): XmlElement | undefined {
  let it: XmlElement | undefined = storage;
  while (it !== undefined && it.localName !== 'var') it = isStorage(it) ? firstChildOf(it) : undefined;
  return it;
}
