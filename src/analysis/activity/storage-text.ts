import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** How a storage expression is written down, but for its indices, which are left out. */
export function storageText(storage: XmlElement): string {
  const [base, last] = children(storage);
  if (base === undefined || last === undefined) return storage.textContent;
  const text = storageText(base);
  if (storage.localName === 'struct-ref') return `${text}.${last.textContent}`;
  if (storage.localName === 'dyn-struct-ref') return `${text}.(…)`;
  return last.localName === 'cell-index' ? `${text}{…}` : `${text}(…)`;
}
