import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { argumentsOf, calleeName } from './differentiable-parts.js';
import { indexedVariable } from './indexed-variable.js';

/** A call by name, before or after names are distinguished from variables; without a name of all else. */
export function namedCall(it: XmlElement): { readonly name: string; readonly given: readonly XmlElement[] } {
  if (it.localName === 'call') return { name: calleeName(it), given: argumentsOf(it) };
  const indexed = indexedVariable(it);
  if (indexed === undefined) return { name: '', given: [] };
  return { name: indexed.variable.textContent, given: children(indexed.indices) };
}
