import { children, itemsOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { branchesOf } from '../reading/flow.js';

const questions: ReadonlySet<string> = new Set([
  ...['isa', 'class', 'isinteger', 'isfloat', 'isnumeric', 'islogical', 'isbool', 'ischar'],
  ...['strcmp', 'strcmpi', 'strncmp', 'strncmpi'],
]);

/**
 * Whether a statement is in a branch that is entered for values of some classes only, as far as conditions can be seen to ask:
 * they ask for classes, compare texts, or are flags.
 */
export function asksForClass(statement: XmlElement): boolean {
  let branch: XmlNode | null = statement;
  for (let it: XmlNode | null = statement.parentNode; isElement(it); branch = it, it = it.parentNode) {
    const found = it;
    if (found.localName === 'choose' || found.localName === 'switch') {
      const branches = branchesOf(found);
      const before = branches.slice(0, branches.findIndex((other) => other === branch) + 1);
      if (before.some(asks)) return true;
    }
  }
  return false;
}

function asks(branch: XmlElement): boolean {
  const [condition] = children(branch);
  if (condition === undefined || branch.localName === 'otherwise') return false;
  return branch.localName === 'case'
    ? [condition, ...itemsOf(condition)].some(isText)
    : isQuestion(condition);
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
