import { annotation } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { calleeName } from './differentiable-parts.js';

/** Whether a call passes numbers on as something else, such as text, or makes numbers of that again. */
export function handsOn(it: XmlElement, rules: RuleTable): boolean {
  if (it.localName !== 'call' || annotation(it, 'is') === 'user') return false;
  return rules.handsOn(calleeName(it));
}

/** Whether that makes text, which has no derivative: where numbers are read from it, that is what is refused. */
export function handsOnText(call: XmlElement, rules: RuleTable): boolean {
  return rules.passiveFacts(calleeName(call))?.values.includes('text') === true;
}
