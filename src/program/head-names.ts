import type { FunctionNode } from '../matlab/ast.js';
import { declaredNames } from '../matlab/declared-names.js';

/** The names of a function's outputs. */
export function outputNames(unit: FunctionNode): string[] {
  return declaredNames(unit.outputs);
}

/** The names of a function's parameters. Name-value arguments are those of a structure in MATLAB, and come by varargin here. */
export function parameterNames(unit: FunctionNode): string[] {
  const names = declaredNames(unit.parameters);
  const last = names.at(-1);
  const gathers = unit.body.some(
    (it) =>
      it.kind === 'arguments' &&
      it.items.some((item) => item.kind === 'argument' && item.name.startsWith(`${last ?? ''}.`)),
  );
  return gathers ? [...names.slice(0, -1), 'varargin'] : names;
}
