import type { Analysis } from '../analysis.js';
import { annotate, child, children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { bodyOf } from '../reading/flow.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { depthOf } from '../reading/loop-heads.js';
import { reversingFunctions } from '../reading/reversing-functions.js';
import { variableKey } from '../reading/variable.js';
import { expressionText } from '../shapes/expression-text.js';
import { offsetFrom } from './apart-from-range.js';
import { isInside, loopAround, loopVariable } from './element-loops.js';
import { isPlainPart } from './plain-part.js';

/**
 * Finds parts of adjoints that a reversed loop sets to zero for nobody: each iteration takes parts of its own, `a_y(:, i)`, and then
 * nothing has to do with that adjoint any more (`ada:dead`).
 */
export const idleZeros: Analysis = {
  name: 'idle-zeros',
  needs: ['ada:container', 'ada:first', 'ada:repeats', 'ada:role', 'ada:shape'],
  adds: ['ada:dead'],
  goesWith: ['name-values-around-loops'],
  run(root) {
    for (const unit of reversingFunctions(root)) annotateIn(unit);
  },
};

function annotateIn(unit: XmlElement): void {
  const order: XmlElement[] = [];
  const zeros: XmlElement[] = [];
  walk(bodyOf(unit), (it) => {
    order.push(it);
    if (it.localName === 'initialize-adjoint-part') zeros.push(it);
    return undefined;
  });
  if (zeros.length === 0) return;
  const results = child(unit, 'outvars');
  const given = new Set(results === undefined ? [] : children(results).map(variableKey));
  for (const it of zeros) if (isIdle(it, order, given)) annotate(it, 'dead', 'yes');
}

/** Whether what is set to zero is used nowhere behind, in this iteration, in the next ones or behind the loop. */
function isIdle(zero: XmlElement, order: readonly XmlElement[], given: ReadonlySet<string>): boolean {
  const loop = loopAround(zero);
  const [part] = children(zero);
  const variable = loop === undefined ? undefined : loopVariable(loop);
  if (loop === undefined || variable === undefined || part === undefined || depthOf(loop) > 0) return false;
  const indexed = indexedVariable(part);
  if (indexed === undefined || !isPlainPart(part)) return false;
  const key = variableKey(indexed.variable);
  const isOwn = children(indexed.indices).some((index) => offsetFrom(index, variable) !== undefined);
  if (given.has(key) || !isOwn) return false;
  const text = expressionText(part);
  let isBehind = false;
  for (const it of order.slice(order.indexOf(loop) + 1)) {
    if (it.parentNode?.localName === 'statement-list') {
      const { reads, writes, updates } = accessesOf(it);
      if ([...writes, ...updates].includes(variable) && isInside(it, loop)) return false;
      // The size of an adjoint is that of its variable: nothing is read of it by another name.
      if (isBehind && [...reads, ...writes, ...updates].includes(key)) return false;
    }
    if (it === zero) isBehind = true;
    else if (it.localName === 'var' && variableKey(it) === key && it.parentNode !== part) {
      const around = it.parentNode as XmlElement;
      if (isBehind || around.localName !== 'array' || expressionText(around) !== text) return false;
    }
  }
  return true;
}
