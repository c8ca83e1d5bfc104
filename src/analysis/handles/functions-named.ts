import { annotationNames } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** The functions that text may name in a call of `feval` or `str2func`, as `ada:names` says; none for all else. */
export function functionsNamed(call: XmlElement): readonly string[] {
  const names = call.localName === 'call' ? annotationNames(call, 'names') : [];
  return names.map((it) => it.split(':')[1] ?? '');
}
