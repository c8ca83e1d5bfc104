import type { XmlElement } from '../../tree/xml-node.js';
import { isCellList } from '../reading/is-cell-list.js';

/** Whether several parts may be written to, each of which gets another output. */
export function mayBeMany(storage: XmlElement): boolean {
  return isCellList(storage) || storage.localName === 'struct-ref' || storage.localName === 'dyn-struct-ref';
}
