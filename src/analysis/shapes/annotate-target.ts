import { annotateKnown } from '../../tree/tree.js';
import type { Target } from '../reading/assignment.js';
import { isScalar, sameShape, type Shape } from './shape.js';
import type { ShapeState } from './shape-state.js';

/** Notes on a variable that gets a value of a shape whether the value that it has so far is a scalar, or of the same shape. */
export function annotateTarget(
  { key, variable }: Target,
  shape: Shape,
  state: ShapeState,
  isSparse: boolean,
): void {
  const old = state.values.get(key)?.shape;
  annotateKnown(variable, 'shape', old !== undefined && isScalar(old) ? 'scalar' : undefined);
  const isSteady = old !== undefined && !isSparse && sameShape(old, shape);
  annotateKnown(variable, 'steady', isSteady ? 'yes' : undefined);
}
