import { annotation } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { calleeName } from '../reading/differentiable-parts.js';

/** Whether an expression is a comparison, or a call of a function of the library whose result goes in steps, as flags do. */
export function givesFlags(it: XmlElement, rules: RuleTable): boolean {
  if (it.localName === 'call' && annotation(it, 'is') === 'user') return false;
  const name = it.localName === 'call' ? calleeName(it) : (rules.operatorFunction(it) ?? '');
  return (
    rules.stateOf(name) === 'passive' && !rules.handsOn(name) && rules.constantResults(name) === undefined
  );
}
