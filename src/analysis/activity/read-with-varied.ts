import { annotation, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf } from '../reading/assignment.js';
import { calledBy } from './called-by.js';
import { argumentsOf, indicesOf } from '../reading/differentiable-parts.js';
import { functionAround } from '../names/function-around.js';
import type { VariedPaths } from '../handles/varied-paths.js';

/**
 * Reads by varied indices, or calls of `feval` with varied arguments, in functions that are differentiated with regard to
 * arguments, with their statements, and in those whose results count, and depend on what varies if a function is called there
 * (`mayDepend`). Others that are only called for values are left out.
 */
export function readWithVaried(
  varied: ReadonlyMap<XmlElement, VariedPaths>,
  isVaried: (it: XmlElement, state: VariedPaths) => boolean,
  mayDepend: ReadonlySet<XmlElement>,
): ReadonlyMap<XmlElement, XmlElement> {
  const found = new Map<XmlElement, XmlElement>();
  for (const [statement, state] of varied) {
    const unit = functionAround(statement);
    const isDifferentiated = /joint|pair/.test(annotation(unit, 'products') ?? '');
    if (!(isDifferentiated || mayDepend.has(unit)) || annotation(unit, 'varied') === undefined) continue;
    // A written part is no call.
    const written = isAssignment(statement) ? targetsOf(statement).map((target) => target.storage) : [];
    walk(statement, (it) => {
      if (it.localName === 'statement-list') return false;
      if (calledBy(it) === undefined || written.includes(it)) return undefined;
      const given = it.localName === 'call' ? argumentsOf(it) : indicesOf(it);
      if (given.some((argument) => isVaried(argument, state))) found.set(it, statement);
      return undefined;
    });
  }
  return found;
}
