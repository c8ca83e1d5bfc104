import { annotation, children, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { argumentsOf, calleeName } from './differentiable-parts.js';
import { variableKey } from './variable.js';

const arithmetic: ReadonlySet<string> = new Set(['plus', 'minus', 'times', 'mtimes', 'rdivide', 'mrdivide']);
const operators: ReadonlySet<string> = new Set(['+', '-', '*', '.*', '/', './']);

/** The variables of a function that stand in ranges and in arithmetic: they are not the names of classes. */
export function usedAsNumbers(unit: XmlElement): ReadonlySet<string> {
  const found = new Set<string>();
  walk(unit, (it) => {
    for (const operand of operandsOf(it)) if (operand.localName === 'var') found.add(variableKey(operand));
    return undefined;
  });
  return found;
}

function operandsOf(it: XmlElement): readonly XmlElement[] {
  if (it.localName === 'range') return children(it);
  if (it.localName === 'binary' && operators.has(it.getAttribute('op'))) return children(it);
  const isBuiltin = it.localName === 'call' && annotation(it, 'is') !== 'user';
  return isBuiltin && arithmetic.has(calleeName(it)) ? argumentsOf(it) : [];
}
