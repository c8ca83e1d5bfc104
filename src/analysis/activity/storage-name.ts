import { children, textOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isStorage, variableKey } from '../reading/variable.js';

/** The variable that a storage expression denotes, without indices, or a field of one by its name. */
export function storageName(storage: XmlElement): string {
  const [base, field] = children(storage);
  if (storage.localName === 'var' || base === undefined || !isStorage(base)) return variableKey(storage);
  if (storage.localName !== 'struct-ref' || field === undefined) return storageName(base);
  return `${storageName(base)}.${textOf(field)}`;
}
