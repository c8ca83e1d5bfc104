import { shapeGiver } from '../analysis/reading/shape-giver.js';
import type { FunctionNode } from '../matlab/ast.js';
import type { Source } from '../matlab/source.js';
import { givenShapes } from './given-shapes.js';
import { shapeChecks } from './shape-checks.js';

/** A file with the checks of the shapes that are told for a function, which stands where the file of that path does. */
export function sourceOfShapes(
  unit: FunctionNode,
  shapes: string | undefined,
  path: string,
): Source | undefined {
  const given = givenShapes(unit, { shapes });
  if (given.faults.length > 0 || given.shapes.length === 0) return undefined;
  return { name: path, text: `function ${shapeGiver}\n${shapeChecks(given).join('\n')}\nend\n` };
}
