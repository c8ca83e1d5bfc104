import { child, children, holds, nextOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { targetsOf } from '../reading/assignment.js';
import { bodyOf } from '../reading/flow.js';
import { holdsVariable } from '../reading/holds-variable.js';
import { tryAround } from '../reading/try-around.js';
import { variableKey } from '../reading/variable.js';

/**
 * Whether anybody may see that the first target of an assignment got its value though the assignment failed: a handler
 * that does not give it another before, or what is behind it.
 */
export function showsFirst(assignment: XmlElement): boolean {
  const [first] = targetsOf(assignment);
  if (first === undefined) return false;
  let around = tryAround(assignment, 'statement-list');
  if (around === undefined) return false;
  let handler: XmlElement | undefined;
  for (; around !== undefined; around = tryAround(around, 'statement-list')) handler ??= handlerOf(around);
  return first.partial || handler === undefined || !settles(handler, first.key);
}

/** The statements that run where a try fails: in adjoints they stand behind it, for a flag. */
function handlerOf(attempt: XmlElement): XmlElement | undefined {
  const [branch] = children(nextOf(attempt) ?? attempt);
  const [condition] = branch?.localName === 'when' ? children(branch) : [];
  if (branch !== undefined && condition !== undefined && isFlag(condition)) return bodyOf(branch);
  const body = child(child(attempt, 'catch') ?? attempt, 'statement-list');
  return body === undefined || holds(body, isFlag) ? undefined : body;
}

function isFlag(it: XmlElement): boolean {
  return it.localName === 'var' && variableKey(it).startsWith('tmp:failed:');
}

/** Whether statements give a variable a value before anything may read it. */
function settles(list: XmlElement, key: string): boolean {
  for (const statement of children(list)) {
    const { reads, writes } = accessesOf(statement);
    const isPlain = child(statement, 'statement-list') === undefined && statement.localName === 'binary';
    if (isPlain && !reads.includes(key) && writes.includes(key)) return true;
    if (holdsVariable(statement, key)) return false;
    if (!isPlain) return false;
  }
  return false;
}
