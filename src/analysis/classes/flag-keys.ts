import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { calleeName } from '../reading/differentiable-parts.js';
import type { ValueWrite } from './value-writes.js';
import { isStorage, principalVariable, variableKey } from '../reading/variable.js';

/** The variables that hold nothing but flags, or the places of those that are set. */
export function flagKeys(writes: readonly ValueWrite[], rules: RuleTable): ReadonlySet<string> {
  const found = new Set(writes.map(({ key }) => key));
  const isFlag = (it: XmlElement): boolean => {
    if (isStorage(it)) {
      const variable = principalVariable(it);
      return variable !== undefined && found.has(variableKey(variable));
    }
    if (it.localName === 'literal') return /^(?:true|false)$/.test(it.textContent);
    if (['&&', '||'].includes(it.getAttribute('op'))) return true;
    const name = it.localName === 'call' ? calleeName(it) : (rules.operatorFunction(it) ?? '');
    return name === 'find' || rules.passiveFacts(name)?.values.includes('logical') === true;
  };
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { key, value } of writes) if (!isFlag(value)) found.delete(key);
  }
  return found;
}
