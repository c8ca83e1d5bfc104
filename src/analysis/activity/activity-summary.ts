import type { XmlElement } from '../../tree/xml-node.js';
import { keysOf } from '../names/names.js';
import { VariedPaths, type PartPath } from '../handles/varied-paths.js';

/** The activity of a function: positions (from 0) of parameters and outputs. */
export interface ActivitySummary {
  readonly unit: XmlElement;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly variedInputs: Set<number>;
  readonly variedOutputs: Set<number>;
  /** The same in full: which fields and cells of them are. */
  readonly variedIn: VariedPaths;
  readonly variedOut: VariedPaths;
  readonly usefulInputs: Set<number>;
  readonly usefulOutputs: Set<number>;
  readonly products: Set<string>;
}

/** The activity of a function to begin with. */
export function nothingOf(unit: XmlElement): ActivitySummary {
  return {
    unit,
    inputs: keysOf(unit, 'param-list'),
    outputs: keysOf(unit, 'outvars'),
    variedInputs: new Set(),
    variedOutputs: new Set(),
    variedIn: new VariedPaths(),
    variedOut: new VariedPaths(),
    usefulInputs: new Set(),
    usefulOutputs: new Set(),
    products: new Set(),
  };
}

/** The position of the input that an argument goes to: `varargin` for what becomes one of its cells, so long as it is not packed. */
export function inputOf({ inputs }: ActivitySummary, index: number): number {
  const last = inputs.length - 1;
  return inputs[last] === 'varargin' ? Math.min(index, last) : index;
}

/** The path in the called function of what a path in an argument leads to. */
export function inputPath(callee: ActivitySummary, index: number, path: PartPath): PartPath {
  const key = callee.inputs[inputOf(callee, index)] ?? '';
  return key === 'varargin' ? [key] : [key, ...path];
}

/** Whether something needs an output of a function that does not depend on the independents, as far as is known. */
export function givesUnvaried({ usefulOutputs, variedOutputs }: ActivitySummary): boolean {
  return [...usefulOutputs].some((it) => !variedOutputs.has(it));
}
