import { child } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment } from '../reading/assignment.js';

/** Whether a statement calls a recording sweep. */
export function isRecordingCall(statement: XmlElement): boolean {
  return isAssignment(statement) && child(statement, 'call')?.getAttribute('role') === 'recording';
}
