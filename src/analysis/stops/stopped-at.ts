import type { Place } from '../../diagnostic/diagnostic.js';
import { attribute, child, children, firstChildOf, functionsOf, walkNames } from '../../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';
import { isStored, type ReachedPlaces } from './reached-places.js';

/**
 * Finds the part that is left out where a place of the source cannot be differentiated: the smallest one around it that can be
 * left out and that not every run comes to. It is a statement, an operand that is not always evaluated, the body of an anonymous function, or
 * a whole function where the place is in its head. None: every run comes to the place.
 */
export function stoppedAt(root: XmlElement, place: Place, reached: ReachedPlaces): XmlElement | undefined {
  for (let it: XmlNode | null = elementAt(root, place) ?? null; isElement(it); it = it.parentNode)
    if (canBeLeftOut(it) && !reached.has(it)) return it;
  return undefined;
}

/** The outermost element at a place of the source. */
export function elementAt(root: XmlElement, { file, line, column }: Place): XmlElement | undefined {
  const at = `${line}:${column}`;
  let found: XmlElement | undefined;
  for (const unit of functionsOf(root)) {
    if (unit.getAttribute('file') !== file) continue;
    walkNames(unit, (it) => {
      if (found === undefined && attribute(it, 'at') === at) found = it;
    });
  }
  return found;
}

function canBeLeftOut(it: XmlElement): boolean {
  const around = it.parentNode;
  if (!isElement(around)) return false;
  switch (around.localName) {
    case 'statement-list':
      return it.localName !== 'comment';
    case 'binary':
      return /^(?:&&|\|\|)$/.test(around.getAttribute('op')) && firstChildOf(around) !== it;
    case 'elseif':
      return firstChildOf(around) === it;
    case 'anonymous-function':
      return isStored(around) && children(around).at(-1) === it;
    default:
      // The head of a function is read before its first statement.
      return it.localName === 'function' && child(it, 'statement-list') !== undefined;
  }
}
