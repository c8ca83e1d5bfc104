import { annotation, children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { variableKey } from '../reading/variable.js';
import { sizesFrom, type FoundSizes } from './equal-sizes.js';
import { evaluate, indexPart, type Surroundings } from './evaluate.js';
import { countOf, type Shape } from './shape.js';
import type { SizeFact } from './size-facts.js';

/** Functions whose arguments are sizes: an error tells where they are no whole numbers. */
const makers: ReadonlySet<string> = new Set(['zeros', 'ones', 'eye', 'rand', 'randn', 'Inf', 'NaN']);

/**
 * The facts where an expression has been evaluated without an error: of what has none, no element can be read; sizes are whole
 * numbers.
 */
export function factsOfReads(expression: XmlElement, around: Surroundings): readonly SizeFact[] {
  const facts: SizeFact[] = [];
  walk(expression, (it) => {
    const op = it.localName === 'binary' ? it.getAttribute('op') : undefined;
    // The second operand of these need not be evaluated.
    if (op === '&&' || op === '||' || it.localName === 'anonymous-function') return false;
    if (it.localName === 'call' && makers.has(calleeName(it)) && annotation(it, 'is') !== 'user')
      facts.push(
        ...sizesGiven(it, around).map((size) => ({ key: variableKey(size), path: [], isWhole: true })),
      );
    const [base, list] = it.localName === 'array' ? children(it) : [];
    if (base?.localName === 'var' && list?.localName === 'param-list')
      facts.push(...elementFacts(base, list, around));
    return undefined;
  });
  return facts;
}

/** The variables that are sizes: what text is behind it is none, as in zeros(n, 'like', x). */
function sizesGiven(call: XmlElement, around: Surroundings): readonly XmlElement[] {
  const given = argumentsOf(call);
  const text = given.findIndex((it) => {
    const { numeric, amount } = evaluate(it, around);
    return !numeric && (amount === undefined || amount.mayBeText);
  });
  return (text === -1 ? given : given.slice(0, text)).filter((it) => it.localName === 'var');
}

function elementFacts(base: XmlElement, list: XmlElement, around: Surroundings): readonly SizeFact[] {
  const known = around.lookUp(variableKey(base))?.shape;
  if (known?.kind !== 'matrix' || (known.rows.isPositive && known.columns.isPositive)) return [];
  const indices = children(list);
  const taken = indices.map((it, position) => {
    if (it.localName === 'colon') return false;
    const value = indexPart(it, known, position, indices.length, around);
    // Of a mask, all elements may be false.
    return value.numeric && countOf(value.shape).isPositive;
  });
  const find = (shape: Shape): FoundSizes | undefined => {
    if (shape.kind !== 'matrix') return undefined;
    const sizes = [shape.rows, shape.columns].filter((_, at) => indices.length === 1 || taken[at] === true);
    return sizesFrom(sizes, 1);
  };
  return taken.includes(true) && taken.length <= 2 ? [{ key: variableKey(base), path: [], find }] : [];
}
