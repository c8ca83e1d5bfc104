import { children } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { attempts, bodyOf, branchesOf, choices } from '../reading/flow.js';
import { holdsVariable } from '../reading/holds-variable.js';
import { isActive } from '../reading/is-active.js';
import { loops } from '../reading/loop-heads.js';
import { keysOf } from '../names/names.js';

/** How ways through statements treat the value of a variable: one reads it, one overwrites it first, one does neither. */
interface Fate {
  readonly isRead: boolean;
  readonly isLost: boolean;
  readonly isLeft: boolean;
}

const nowhere: Fate = { isRead: false, isLost: false, isLeft: false };
const left: Fate = { isRead: false, isLost: false, isLeft: true };
const read: Fate = { isRead: true, isLost: false, isLeft: false };
const lost: Fate = { isRead: false, isLost: true, isLeft: false };

/**
 * Whether some way from an assignment to the end of its function reads the value of a variable, and another does not: a
 * branch overwrites the variable, or alone reads it. Loops count as if they had an iteration, and what one leaves for the
 * next as read.
 */
export function isPassedOver(assignment: XmlElement, key: string): boolean {
  let fate = fateBehind(assignment, key);
  for (let at = assignment.parentNode; fate.isLeft && at !== null; at = at.parentNode) {
    if (!isElement(at)) break;
    if (at.localName === 'function') {
      fate = followed(fate, keysOf(at, 'outvars').includes(key) ? read : lost);
      break;
    }
    if (loops.has(at.localName)) fate = followed(fate, carried(at, key));
    if (fate.isLeft && holdsStatements(at)) fate = followed(fate, fateBehind(at, key));
  }
  return fate.isRead && (fate.isLost || fate.isLeft);
}

function holdsStatements(it: XmlElement): boolean {
  return loops.has(it.localName) || choices.has(it.localName) || attempts.has(it.localName);
}

/** The fate in the next iteration if that reads the value: there may be none. */
function carried(loop: XmlElement, key: string): Fate {
  return fateIn(children(bodyOf(loop)), key).isRead ? read : left;
}

function fateBehind(statement: XmlElement, key: string): Fate {
  const list = statement.parentNode;
  if (list === null || !isElement(list) || list.localName !== 'statement-list') return left;
  const statements = children(list);
  return fateIn(statements.slice(statements.indexOf(statement) + 1), key);
}

function fateIn(statements: readonly XmlElement[], key: string): Fate {
  let fate = left;
  for (const it of statements) {
    if (!fate.isLeft) break;
    fate = followed(fate, fateAt(it, key));
  }
  return fate;
}

function fateAt(statement: XmlElement, key: string): Fate {
  const name = statement.localName;
  if (name === 'statement-list') return fateIn(children(statement), key);
  if (loops.has(name)) return fateIn(children(bodyOf(statement)), key);
  if (choices.has(name)) {
    const branches = branchesOf(statement);
    const isComplete = branches.some((it) => it.localName === 'otherwise');
    const fates = branches.map((it) => fateIn(children(bodyOf(it)), key));
    return fates.reduce(either, isComplete ? nowhere : left);
  }
  if (attempts.has(name)) return holdsVariable(statement, key) ? read : left;
  if (!isAssignment(statement)) return left;
  const value = valueOf(statement);
  const targets = targetsOf(statement);
  const isUsed = value !== undefined && targets.some(({ variable }) => isActive(variable));
  if (isUsed && holdsVariable(value, key)) return read;
  return targets.some((it) => it.key === key && !it.partial) ? lost : left;
}

/** One way or the other. */
function either(one: Fate, other: Fate): Fate {
  return {
    isRead: one.isRead || other.isRead,
    isLost: one.isLost || other.isLost,
    isLeft: one.isLeft || other.isLeft,
  };
}

/** The second sees a value that the first has left. */
function followed(first: Fate, second: Fate): Fate {
  return first.isLeft ? either({ ...first, isLeft: false }, second) : first;
}
