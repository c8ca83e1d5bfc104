import type { XmlElement } from '../../tree/xml-node.js';
import { isCellList } from '../reading/is-cell-list.js';
import { isHeld } from './is-held.js';
import { resultTakers } from '../lists/result-takers.js';
import type { Scope } from './scopes.js';

/**
 * Functions of which nobody can say how many results are wanted before it is known where handles are called: those that
 * handles lead to, or that anonymous functions call; and those whose results lists of cells get.
 */
export function countedLate(reached: ReadonlySet<Scope>): ReadonlySet<Scope> {
  const found = new Set<Scope>();
  for (const { mentions } of reached) {
    for (const { element, callee } of mentions)
      if (element.localName === 'function-handle' || isHeld(element) || fillsList(element)) found.add(callee);
  }
  return found;
}

/** Whether lists of cells get the results of the call that a name stands in. */
function fillsList(name: XmlElement): boolean {
  const around = name.parentNode as XmlElement;
  return resultTakers(around.localName === 'array' ? around : name).some(isCellList);
}
