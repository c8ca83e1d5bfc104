import type { XmlElement } from '../../tree/xml-node.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { isActive } from '../reading/is-active.js';
import { isScalar, isSeveral, type Shape } from './shape.js';
import type { Value } from './value.js';

/**
 * The meaning of the places that `max` and `min` find, where a variable with elements is searched whose shape is known: `one`
 * place of a vector, or a place in each of the `columns` or `rows` of a matrix.
 */
export function placesOf(
  call: XmlElement,
  values: readonly (Value | undefined)[],
  outputs: number,
): 'one' | 'columns' | 'rows' | undefined {
  const [searched, none, dimension] = argumentsOf(call);
  const shape = values[0]?.shape;
  if (!['max', 'min'].includes(calleeName(call)) || searched?.localName !== 'var' || !isActive(searched))
    return undefined;
  if (shape?.kind !== 'matrix' || !shape.rows.isPositive || !shape.columns.isPositive || isScalar(shape))
    return undefined;
  const along = none === undefined ? dimensionOf(shape) : dimension?.textContent;
  const others = along === '1' ? shape.columns : along === '2' ? shape.rows : undefined;
  if (others === undefined) return undefined;
  if (others.isOne) return 'one';
  // Places that the program asks for stay as they are.
  return outputs > 1 ? undefined : along === '1' ? 'columns' : 'rows';
}

/** The dimension along which a search goes that is told none: the first that is not one. */
function dimensionOf(shape: Extract<Shape, { kind: 'matrix' }>): '1' | '2' | undefined {
  if (shape.rows.isOne) return '2';
  return shape.columns.isOne || isSeveral(shape.rows) ? '1' : undefined;
}
