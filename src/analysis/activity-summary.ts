import type { XmlElement } from '../pipeline/xml-node.js';
import type { VariedPaths } from './varied-paths.js';

/** What is known of the activity of a function: positions (from 0) of parameters and outputs. */
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
