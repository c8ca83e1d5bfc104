import { children, itemsOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { armsOf } from '../reading/flow.js';

const questions: ReadonlySet<string> = new Set([
  ...['isa', 'class', 'isinteger', 'isfloat', 'isnumeric', 'islogical', 'isbool', 'ischar'],
  ...['strcmp', 'strcmpi', 'strncmp', 'strncmpi'],
]);

/**
 * Whether a statement is in an arm that is entered for values of some classes only, as far as conditions can be seen to ask:
 * they ask for classes, compare texts, or are flags.
 */
export function asksForClass(statement: XmlElement): boolean {
  let arm: XmlNode | null = statement;
  for (let it: XmlNode | null = statement.parentNode; isElement(it); arm = it, it = it.parentNode) {
    const found = it;
    if (found.localName === 'choose' || found.localName === 'switch') {
      const arms = armsOf(found);
      const before = arms.slice(0, arms.findIndex((other) => other === arm) + 1);
      if (before.some(asks)) return true;
    }
  }
  return false;
}

function asks(arm: XmlElement): boolean {
  const [condition] = children(arm);
  if (condition === undefined || arm.localName === 'otherwise') return false;
  return arm.localName === 'case' ? [condition, ...itemsOf(condition)].some(isText) : isQuestion(condition);
}

function isText(it: XmlElement): boolean {
  return it.localName === 'literal' && /^['"]/.test(it.textContent);
}

function isQuestion(condition: XmlElement): boolean {
  const parts = children(condition);
  if (condition.localName === 'var') return true;
  if (condition.localName === 'unary' && parts.some(isQuestion)) return true;
  if (
    condition.localName === 'binary' &&
    /^[&|]/.test(condition.getAttribute('op')) &&
    parts.some(isQuestion)
  )
    return true;
  let found = false;
  walk(condition, (it) => {
    if (it.localName === 'call' && questions.has(calleeName(it))) found = true;
    return !found;
  });
  return found;
}
