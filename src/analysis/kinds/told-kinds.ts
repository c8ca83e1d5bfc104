import { child, children, textOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { Kind } from './kind.js';

const questions: Readonly<Record<string, Kind>> = { isscalar: 'S', iscolumn: 'C', isrow: 'R' };

/** The kinds of parameters that a function checks before all else, with an error where they are not of these. */
export function toldKinds(body: XmlElement | undefined): ReadonlyMap<string, Kind> {
  const told = new Map<string, Kind>();
  for (const it of body === undefined ? [] : children(body)) {
    const [branch, ...others] = it.localName === 'choose' ? children(it) : [];
    if (branch !== undefined && others.length === 0 && endsInError(branch)) {
      const [condition] = children(branch);
      if (condition !== undefined) readCondition(condition, told);
    } else if (it.localName !== 'header' && !isEmptyValue(it)) break;
  }
  return told;
}

/** Assignments of `[]` or `false` come before the checks. */
function isEmptyValue(it: XmlElement): boolean {
  const [target, value] = it.localName === 'binary' ? children(it) : [];
  return target?.localName === 'var' && value !== undefined && ['', 'false'].includes(textOf(value).trim());
}

function endsInError(branch: XmlElement): boolean {
  const list = child(branch, 'statement-list');
  const [statement] = list === undefined ? [] : children(list);
  return statement?.localName === 'call' && textOf(child(statement, 'id') ?? statement) === 'error';
}

/** Reads `~isscalar(x) || …`. */
function readCondition(condition: XmlElement, told: Map<string, Kind>): void {
  const op = condition.getAttribute('op');
  const [first] = children(condition);
  if (condition.localName === 'binary' && op === '||')
    for (const it of children(condition)) readCondition(it, told);
  if (condition.localName !== 'unary' || op !== '~' || first?.localName !== 'call') return;
  const kind = questions[textOf(child(first, 'id') ?? first)];
  const list = child(first, 'param-list');
  const [variable] = list === undefined ? [] : children(list);
  if (kind !== undefined && variable?.localName === 'var' && !told.has(textOf(variable)))
    told.set(textOf(variable), kind);
}
