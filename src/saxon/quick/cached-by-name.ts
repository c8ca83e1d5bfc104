import type { XmlNode } from '../../tree/xml-node.js';

/** Values that are made once for all nodes of a name and namespace. */
export class CachedByName<Value> {
  readonly #kept = new Map<string | null, Map<string, Value>>();

  /** The cached value for the name of a node, or else a new one. */
  of({ namespaceURI, nodeName }: XmlNode, make: () => Value): Value {
    let named = this.#kept.get(namespaceURI);
    if (named === undefined) this.#kept.set(namespaceURI, (named = new Map<string, Value>()));
    let value = named.get(nodeName);
    if (value === undefined) named.set(nodeName, (value = make()));
    return value;
  }
}
