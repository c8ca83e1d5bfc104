import { child, textOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** The words for what native code does not have. */
export function construct(it: XmlElement): string {
  switch (it.localName) {
    case 'call':
      return `a call of '${textOf(child(it, 'id') ?? it)}' with such arguments`;
    case 'binary':
    case 'unary':
      return `'${it.getAttribute('op')}' of such operands`;
    case 'struct-ref':
    case 'dyn-struct-ref':
      return 'a structure';
    default:
      return `'${it.localName}'`;
  }
}
