import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment } from '../reading/assignment.js';
import { calleeName } from '../reading/differentiable-parts.js';

/** The keeper of a text: the assignment or the list of arguments that it stands in, in cells of cells perhaps. */
export function keeperOf(text: XmlElement): XmlElement {
  return placeIn(text).parentNode as XmlElement;
}

/** The name of the field that text is kept in, if it is that of a field. */
export function fieldOfText(text: XmlElement): string | undefined {
  const place = placeIn(text);
  const keeper = keeperOf(text);
  if (isAssignment(keeper)) return fieldOf(children(keeper)[0] as XmlElement);
  const call = keeper.parentNode as XmlElement;
  if (call.localName !== 'call' || calleeName(call) !== 'struct') return undefined;
  const given = children(keeper);
  const title = given[given.indexOf(place) - 1];
  return title?.localName === 'literal' ? title.textContent.slice(1, -1) : undefined;
}

/** The name of the field that an expression, or cells of it, stand in. */
export function fieldOf(it: XmlElement): string | undefined {
  const [base, name] = children(it);
  if (it.localName === 'struct-ref') return name?.textContent;
  return it.localName === 'array' && base !== undefined ? fieldOf(base) : undefined;
}

/** The text, or the outermost cells that it stands in. */
function placeIn(text: XmlElement): XmlElement {
  let it = text;
  while ((it.parentNode as XmlElement).localName === 'item-list')
    it = it.parentNode?.parentNode?.parentNode as XmlElement;
  return it;
}
