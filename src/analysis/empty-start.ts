import { annotation, children, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import type { RuleTable } from '../rules/rule-table.js';
import { isAssignment, targetsOf, valueOf } from './assignment.js';
import { calleeName } from './differentiable-parts.js';

/**
 * What variables begin as that are empty until parts of them are written, where an empty matrix would not do: what is
 * written to one becomes numbers, as which a mask is another index, and Octave takes no cells into it. `{}`, `logical`
 * or `''`, by the keys of variables all of whose parts are given values of that kind.
 */
export function emptyStarts(body: XmlElement, rules: RuleTable): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  walk(body, (it) => {
    const value = isAssignment(it) ? valueOf(it) : undefined;
    if (value === undefined) return undefined;
    const targets = targetsOf(it).filter(({ storage }) => isIndexed(storage));
    for (const { key } of targets) {
      const kind = targets.length === 1 ? kindOf(value, rules) : '';
      found.set(key, (found.get(key) ?? kind) === kind ? kind : '');
    }
    return undefined;
  });
  return new Map([...found].filter(([, kind]) => kind !== ''));
}

/** Whether elements of a variable are written, by indices in parentheses. */
function isIndexed(storage: XmlElement): boolean {
  const [variable, indices] = children(storage);
  return (
    storage.localName === 'array' && variable?.localName === 'var' && indices?.localName === 'param-list'
  );
}

function kindOf(value: XmlElement, rules: RuleTable): string {
  if (value.localName === 'unary' && value.getAttribute('op') === '{}') return '{}';
  if (value.localName === 'literal') return /^['"]/.test(value.textContent) ? "''" : '';
  if (value.localName === 'binary' && ['&&', '||'].includes(value.getAttribute('op'))) return 'logical';
  const name = value.localName === 'call' ? calleeName(value) : rules.operatorFunction(value);
  if (name === undefined || annotation(value, 'is') === 'user') return '';
  return rules.passiveFacts(name)?.values.includes('logical') === true ? 'logical' : '';
}
