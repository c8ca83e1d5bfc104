import type { XmlElement } from '../../tree/xml-node.js';

/** Whether a record, or what brings its values back, is that of an iteration of a loop; the others are those of functions. */
export function isIterationRecord(record: XmlElement): boolean {
  return record.localName.startsWith('iteration');
}
