import { annotation } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** The functions that text may name in a call of `feval` or `str2func`, as `ada:names` says; none for all else. */
export function functionsNamed(call: XmlElement): readonly string[] {
  const names = call.localName === 'call' ? annotation(call, 'names') : undefined;
  return names?.split(' ').map((it) => it.split(':')[1] ?? '') ?? [];
}
