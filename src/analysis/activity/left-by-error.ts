import type { XmlElement } from '../../tree/xml-node.js';
import { isElement } from '../../tree/xml-node.js';

/** Why something in a try or in what is protected cannot be done apart from it: undefined where nothing is around. */
export function leftByError(element: XmlElement): string | undefined {
  for (let it = element.parentNode; isElement(it); it = it.parentNode)
    if (it.localName === 'try' || it.localName === 'unwind-protect') return mayFail;
  return undefined;
}

/** The reason, as messages have it. */
export const mayFail = 'it may be left by an error';
