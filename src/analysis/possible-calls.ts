import { annotation, children, functionsOf, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { functionName } from './free-names.js';
import { possibleHandles } from './possible-handles.js';
import { variableKey } from './variable.js';

/** What looks like an indexed variable, but may call a handle of which nothing is known. */
export function possibleCalls(root: XmlElement, options: Readonly<Record<string, string>>): Set<XmlElement> {
  const independents = (options['independents'] ?? '').split(',');
  const handles = possibleHandles(root, options['entry'] ?? '', independents);
  const found = new Set<XmlElement>();
  for (const unit of functionsOf(root)) {
    const mayBeHandle = handles.get(functionName(unit)) ?? new Set();
    walk(unit, (it) => {
      const [base, indices] = children(it);
      const isIndexed = it.localName === 'array' && indices?.localName === 'param-list';
      if (!isIndexed || base === undefined || annotation(it, 'uncalled') !== undefined) return undefined;
      if (base.localName !== 'var' || mayBeHandle.has(variableKey(base))) found.add(it);
      return undefined;
    });
  }
  return found;
}
