import { children, firstChildOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { alwaysIterations } from '../reading/always-iterations.js';

/**
 * Whether a run of the function, or of the anonymous function, around a part can pass the part by: it stands in a branch, in a
 * loop that may have no iteration, behind `&&` and `||`, or behind a jump in a branch.
 */
export function canBePassedBy(part: XmlElement): boolean {
  let it = part;
  for (let around = it.parentNode; isElement(around) && !isFunction(around); around = it.parentNode) {
    if (isPassedIn(around, it)) return true;
    it = around;
  }
  return false;
}

function isFunction({ localName }: XmlElement): boolean {
  return localName === 'function' || localName === 'anonymous-function';
}

function isPassedIn(around: XmlElement, part: XmlElement): boolean {
  const isFirst = firstChildOf(around) === part;
  switch (around.localName) {
    case 'if':
    case 'switch':
      return !isFirst;
    case 'try':
      return true;
    case 'for':
    case 'parfor':
      return part.localName === 'statement-list' && !alwaysIterations(around);
    case 'while':
      return !isFirst && !/^(?:true|[1-9]\d*)$/.test(firstChildOf(around)?.textContent ?? '');
    case 'binary':
      return !isFirst && /^(?:&&|\|\|)$/.test(around.getAttribute('op'));
    case 'statement-list':
      return isBehindJump(part, around);
    default:
      return false;
  }
}

function isBehindJump(statement: XmlElement, list: XmlElement): boolean {
  const statements = children(list);
  return statements.slice(0, statements.indexOf(statement)).some(mayLeave);
}

/** Whether a run may leave the list of statements from within one of them, so that those behind it are passed by. */
function mayLeave(statement: XmlElement): boolean {
  let found = false;
  walk(statement, (it) => {
    if (it.localName === 'function' || it.localName === 'anonymous-function') return false;
    if (it.localName === 'return' || isError(it)) found = true;
    if (/^(?:break|continue)$/.test(it.localName) && !isLoopAround(it, statement)) found = true;
    return undefined;
  });
  return found;
}

function isError(it: XmlElement): boolean {
  return it.localName === 'array' && /^(?:error|rethrow)$/.test(firstChildOf(it)?.textContent ?? '');
}

/** Whether one of the loops within a statement is left by a jump, not one around the statement. */
function isLoopAround(jump: XmlElement, statement: XmlElement): boolean {
  for (let it = jump; it !== statement; it = it.parentNode as XmlElement)
    if (isLoop(it.parentNode as XmlElement)) return true;
  return false;
}

function isLoop({ localName }: XmlElement): boolean {
  return /^(?:for|parfor|while|do-until)$/.test(localName);
}
