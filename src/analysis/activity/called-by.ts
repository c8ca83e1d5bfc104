import { annotation, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';

/** The callees of an expression if it is a call of a handle: what is indexed otherwise, or what `feval` is given. */
export function calledBy(it: XmlElement): XmlElement | undefined {
  if (it.localName === 'call')
    return calleeName(it) === 'feval' && annotation(it, 'is') === 'passive' ? argumentsOf(it)[0] : undefined;
  if (it.localName !== 'array') return undefined;
  const [base, indices] = children(it);
  return indices?.localName === 'param-list' && annotation(it, 'uncalled') === undefined ? base : undefined;
}
