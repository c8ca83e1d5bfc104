import { annotation, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { givesFlags } from './gives-flags.js';
import { valuesRead } from './values-read.js';

/** Operators that join comparisons, and are none themselves. */
const joining: ReadonlySet<string> = new Set(['&&', '||', '&', '|', '~', '!']);
const joiningFunctions: ReadonlySet<string> = new Set([
  'any',
  'all',
  'and',
  'or',
  'not',
  'xor',
  'find',
  'sum',
]);

/**
 * The first comparison in an expression, or call of a function that may make one, of those for which what they depend on is
 * wanted.
 */
export function comparisonIn(
  it: XmlElement,
  rules: RuleTable,
  isWanted: (reads: ReadonlySet<string>) => boolean,
): XmlElement | undefined {
  const isJoin =
    it.localName === 'call' ? joiningFunctions.has(calleeName(it)) : joining.has(it.getAttribute('op'));
  const isCall = it.localName === 'call' && annotation(it, 'is') === 'user';
  if (!isJoin && (isCall || givesFlags(it, rules))) return isWanted(valuesRead(it)) ? it : undefined;
  for (const part of children(it)) {
    const found = comparisonIn(part, rules, isWanted);
    if (found !== undefined) return found;
  }
  return undefined;
}
