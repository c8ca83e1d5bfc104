import { annotation } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { indexedVariable } from '../reading/indexed-variable.js';

/** Whether storage stands for elements of an array, none of them named twice. */
export function isPlainPart(storage: XmlElement): boolean {
  return indexedVariable(storage) !== undefined && annotation(storage, 'repeats') === 'no';
}
