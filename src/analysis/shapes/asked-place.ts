import { children, textOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variableKey } from '../reading/variable.js';

/** A variable, or a field of the structure that it holds: `p.material.E` is `p` with the path `material`, `E`. */
export interface AskedPlace {
  readonly key: string;
  readonly path: readonly string[];
}

/** The variable or field that an expression reads; undefined where it reads something else. */
export function askedPlace(it: XmlElement): AskedPlace | undefined {
  if (it.localName === 'var') return { key: variableKey(it), path: [] };
  if (it.localName !== 'struct-ref') return undefined;
  const [structure, field] = children(it);
  const outer = structure && askedPlace(structure);
  return outer && field && { key: outer.key, path: [...outer.path, textOf(field)] };
}
