import type { Options } from '../../contract/options.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { functionName } from './free-names.js';

/** The function that the user differentiates: the one that is named, otherwise the first. */
export function entryOf(units: readonly XmlElement[], options: Options): XmlElement | undefined {
  return units.find((it) => functionName(it) === options['entry']) ?? units[0];
}
