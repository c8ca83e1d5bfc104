import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isWithin } from '../sharing/is-within.js';
import { variableKey } from '../reading/variable.js';

/** The loop whose iterations run a statement at most once each. */
export function loopAround(it: XmlElement): XmlElement | undefined {
  for (let around = it.parentNode as XmlElement; around.localName !== 'function';) {
    if (around.localName === 'reversed-loop') return around;
    if (!['statement-list', 'when', 'choose', 'otherwise', 'switch', 'case'].includes(around.localName))
      return undefined;
    around = around.parentNode as XmlElement;
  }
  return undefined;
}

/** Whether a statement stands in a loop. */
export function isInside(it: XmlElement, loop: XmlElement): boolean {
  return it !== loop && isWithin(it, loop);
}

/** The variable of a loop over a range: it has no value twice. */
export function loopVariable(loop: XmlElement): string | undefined {
  const heads = children(loop).filter((it) => it.localName !== 'counter');
  const [variable, range] = heads;
  return variable !== undefined && range?.localName === 'range' ? variableKey(variable) : undefined;
}
