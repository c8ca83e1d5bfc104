import type { XmlElement } from '../../tree/xml-node.js';
import { givenTo } from './given-to.js';

/** The variable that `exist('x', 'var')` asks for; `exist('x')` asks for the same where no function has that name. */
export function variableAsked(name: XmlElement, isFunction: (name: string) => boolean): string | undefined {
  if (name.textContent !== 'exist') return undefined;
  const given = givenTo(name) ?? [];
  const [asked, kind] = given.map((it) =>
    it.localName === 'literal' ? it.textContent.slice(1, -1) : undefined,
  );
  if (asked === undefined || (given.length === 1 ? isFunction(asked) : kind !== 'var')) return undefined;
  return asked;
}
