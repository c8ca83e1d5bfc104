import type { XmlElement } from '../../tree/xml-node.js';
import type { VariedPaths } from '../handles/varied-paths.js';

/** Findings at a statement: the states before it of the variables in it, and after it those of its targets. */
export interface Findings {
  readonly varied: Map<XmlElement, VariedPaths>;
  readonly useful: Map<XmlElement, Set<string>>;
}
