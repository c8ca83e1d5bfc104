import type { XmlElement } from '../../tree/xml-node.js';

/** Keeps all that was ever seen at a statement: what is so at the fixed point. */
export function remember(states: Map<XmlElement, Set<string>>, statement: XmlElement, key: string): void {
  states.set(statement, (states.get(statement) ?? new Set()).add(key));
}
