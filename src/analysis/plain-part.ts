import { annotation } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { indexedVariable } from './indexed-variable.js';

/** Whether storage stands for elements of an array, none of them named twice. */
export function isPlainPart(storage: XmlElement): boolean {
  return indexedVariable(storage) !== undefined && annotation(storage, 'repeats') === 'no';
}
