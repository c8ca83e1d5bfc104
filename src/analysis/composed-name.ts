import { children, itemsOf } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';

/** How a text begins and ends of which only the run knows what stands between. */
export interface ComposedName {
  readonly before: string;
  readonly after: string;
  /** The first text that is known. */
  readonly literal: XmlElement;
}

/** What is known of a name that brackets put together, as `['do_', name]`; undefined where that is nothing. */
export function composedName(it: XmlElement): ComposedName | undefined {
  if (it.localName !== 'unary' || it.getAttribute('op') !== '[]') return undefined;
  const [rows] = children(it);
  if (rows === undefined || children(rows).length !== 1) return undefined;
  const items = itemsOf(it);
  const texts = items.map(textIn);
  const first = texts.indexOf(undefined);
  const literal = items.find((_, index) => texts[index] !== undefined);
  if (first < 0 || literal === undefined) return undefined;
  const known = {
    literal,
    before: texts.slice(0, first).join(''),
    after: texts.slice(texts.lastIndexOf(undefined) + 1).join(''),
  };
  return /^\w+$/.test(known.before + known.after) ? known : undefined;
}

function textIn(it: XmlElement): string | undefined {
  return it.localName === 'literal' ? /^(["'])(.*)\1$/.exec(it.textContent)?.[2] : undefined;
}
