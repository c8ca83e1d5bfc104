import { annotation, children, itemsOf } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { namedCall } from './named-call.js';

/** How a text begins and ends of which only the run knows what stands between. */
export interface ComposedName {
  readonly before: string;
  readonly after: string;
  /** The first text that is known. */
  readonly literal: XmlElement;
}

/**
 * What is known of a name that is put together, as `['do_', name]`, `strcat('do_', name)` or `sprintf('do_%s', name)`;
 * undefined where that is nothing.
 */
export function composedName(it: XmlElement): ComposedName | undefined {
  const items = piecesOf(it);
  const texts = items.flatMap(textsIn);
  const first = texts.indexOf(undefined);
  const literal = items.find((item) => item.localName === 'literal');
  if (first < 0 || literal === undefined) return undefined;
  const known = {
    literal,
    before: texts.slice(0, first).join(''),
    after: texts.slice(texts.lastIndexOf(undefined) + 1).join(''),
  };
  return /^\w+$/.test(known.before + known.after) ? known : undefined;
}

/** What a name is put together of: the format alone tells of the other arguments of `sprintf`. */
function piecesOf(it: XmlElement): readonly XmlElement[] {
  if (it.localName === 'unary' && it.getAttribute('op') === '[]') {
    const [rows] = children(it);
    return rows !== undefined && children(rows).length === 1 ? itemsOf(it) : [];
  }
  if (annotation(it, 'is') === 'user') return [];
  const { name, given } = namedCall(it);
  return name === 'strcat' ? given : name === 'sprintf' ? given.slice(0, 1) : [];
}

/** The texts in a piece, undefined in the places of what only the run knows. */
function textsIn(it: XmlElement): readonly (string | undefined)[] {
  const text = it.localName === 'literal' ? /^(["'])(.*)\1$/.exec(it.textContent)?.[2] : undefined;
  return (
    text?.split(/%[sdiug]/).flatMap((part, index) => (index === 0 ? [part] : [undefined, part])) ?? [text]
  );
}
