import { annotation, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { variableKey } from '../reading/variable.js';

/** An element of a variable that is named by one constant index. */
export interface ElementRead {
  readonly array: XmlElement;
  readonly key: string;
  readonly index: number;
}

/** The element that an expression reads by one constant index; undefined for all other expressions. */
export function elementRead(it: XmlElement): ElementRead | undefined {
  const indexed = indexedVariable(it);
  if (indexed === undefined || annotation(it, 'container') !== undefined) return undefined;
  const [index, ...others] = children(indexed.indices);
  if (index?.localName !== 'literal' || others.length > 0 || !/^[1-9]\d*$/.test(index.textContent))
    return undefined;
  return { array: it, key: variableKey(indexed.variable), index: Number(index.textContent) };
}
