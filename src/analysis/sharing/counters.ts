import { attribute, child, children, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { isAssigned, targetsOf } from '../reading/assignment.js';
import { declarationOf } from './declaration-of.js';
import { isConstant } from '../reading/is-constant.js';
import { isHeld } from './is-held.js';
import { isWithin } from './is-within.js';
import { ownerOf } from './owner-of.js';
import type { Scope } from './scopes.js';
import { variableKey } from '../reading/variable.js';

/** A global variable that only counts: what reads it and what changes it. */
export interface Counter {
  readonly name: string;
  readonly reads: readonly XmlElement[];
  readonly changes: readonly XmlElement[];
}

/**
 * The global variables that functions behind handles count in: `evaluations = evaluations + 1`, a number that the text
 * gives. Only the entry may read them and set them, in statements that call nothing of the program. So it does not matter
 * in which order functions are called within a statement, and they can be got and put back right where they are used.
 */
export function countersIn(entry: Scope, scopes: ReadonlySet<Scope>, rules: RuleTable): Counter[] {
  const isCalled = [...scopes].some(({ mentions }) => mentions.some(({ callee }) => callee === entry));
  if (isCalled) return [];
  const names = new Set([...scopes].flatMap((it) => [...it.declared.keys()]));
  return [...names].flatMap((name) => {
    const counter = isBehindHandle(name, scopes) ? usesOf(name, entry, scopes, rules) : undefined;
    return counter === undefined || counter.changes.length === 0 ? [] : [counter];
  });
}

/** All uses of a variable; undefined where there are others than a counter's. */
function usesOf(
  name: string,
  entry: Scope,
  scopes: ReadonlySet<Scope>,
  rules: RuleTable,
): Counter | undefined {
  const reads: XmlElement[] = [];
  const changes: XmlElement[] = [];
  for (const scope of scopes) {
    if (!scope.mentioned.has(name) && !scope.interface.has(name)) continue;
    if (declarationOf(ownerOf(scope, name), name) !== 'global') continue;
    const isPlainlyDeclared = scope.declared.get(name)?.every((it) => it.localName === 'var') ?? false;
    const body = child(scope.unit, 'statement-list');
    if (!isPlainlyDeclared || scope.interface.has(name) || body === undefined) return undefined;
    const written = scope.writes.get(name) ?? [];
    if (!written.every((it) => isStep(it, name) || (scope === entry && isSetting(it, name))))
      return undefined;
    changes.push(...written);
    const mentioned = mentionsOf(name, body);
    const others = mentioned.filter((it) => !written.some((change) => isWithin(it, change)));
    if (scope === entry ? !others.every((it) => standsAlone(it, scope, rules)) : others.length > 0)
      return undefined;
    const targets = new Set(written.map((it) => children(it)[0]));
    reads.push(...mentioned.filter((it) => !targets.has(it)));
  }
  return { name, reads, changes };
}

/** Where a variable stands in the statements of a function, and texts and commands that may mean it. */
function mentionsOf(name: string, body: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  walk(body, (it) => {
    if (it.localName === 'function' || it.localName === 'global') return false;
    const isText = it.localName === 'literal' && it.textContent.slice(1, -1) === name;
    const isWord = it.localName === 'command' && it.textContent.includes(name);
    if (isText || isWord || (it.localName === 'var' && variableKey(it) === name)) found.push(it);
    return undefined;
  });
  return found;
}

/** Whether a statement adds a number to the variable: n = n + 1, n += 1, n++. */
function isStep(it: XmlElement, name: string): boolean {
  if (!isQuiet(it)) return false;
  const [target, value] = children(it);
  const isWhole = target?.localName === 'var' && variableKey(target) === name;
  if (it.localName === 'unary') return isWhole;
  if (!isWhole || value === undefined) return false;
  if (['+=', '-='].includes(it.getAttribute('op'))) return value.localName === 'literal';
  if (it.getAttribute('op') !== '=' || value.localName !== 'sum') return false;
  const terms = children(value).map((op) => ({ sign: op.getAttribute('sign'), term: children(op)[0] }));
  const own = terms.filter(({ term }) => term?.localName === 'var' && variableKey(term) === name);
  const isOnce = own.length === 1 && own[0]?.sign === '+';
  return isOnce && terms.every((one) => one === own[0] || one.term?.localName === 'literal');
}

/** Whether a statement gives the whole variable a value that the text of the program gives. */
function isSetting(it: XmlElement, name: string): boolean {
  const [target, ...others] = isAssigned(it) ? targetsOf(it) : [];
  const value = children(it)[1];
  const isWhole = target?.key === name && !target.partial && others.length === 0;
  return isWhole && isQuiet(it) && it.getAttribute('op') === '=' && value !== undefined && isConstant(value);
}

/** Whether it is a statement that prints nothing. */
function isQuiet(it: XmlElement): boolean {
  return it.parentNode?.localName === 'statement-list' && attribute(it, 'echo') === undefined;
}

/** Whether a read is evaluated by itself, or with functions of the library only. */
function standsAlone(read: XmlElement, scope: Scope, rules: RuleTable): boolean {
  if (read.localName !== 'var') return false;
  let head = read;
  for (let it = read.parentNode; isElement(it) && !holders.has(it.localName); it = it.parentNode) {
    const isIndexed =
      ['array', 'struct-ref', 'dyn-struct-ref'].includes(it.localName) && children(it)[0] === read;
    if (isIndexed) return false;
    head = it;
  }
  let isAlone = true;
  walk(head, (it) => {
    if (it.localName === 'anonymous-function' || it.localName === 'function-handle') isAlone = false;
    if (it.localName !== 'array') return undefined;
    const [base] = children(it);
    const isKnown = base?.localName === 'var' && rules.stateOf(base.textContent) !== undefined;
    if (!isKnown || scope.variables.has(base.textContent)) isAlone = false;
    return undefined;
  });
  return isAlone;
}

/** Statements that hold statements, or decide on them. */
const holders: ReadonlySet<string> = new Set([
  ...['statement-list', 'function', 'if', 'elseif', 'while', 'switch', 'case', 'for'],
]);

/** Whether functions that use the variable, or call some that do, are anything but called. */
function isBehindHandle(name: string, scopes: ReadonlySet<Scope>): boolean {
  const using = new Set([...scopes].filter((it) => it.declared.has(name)));
  for (let size = -1; size !== using.size;) {
    size = using.size;
    for (const it of scopes) if (it.mentions.some(({ callee }) => using.has(callee))) using.add(it);
  }
  return [...scopes].some(({ mentions }) =>
    mentions.some(
      ({ callee, element }) => using.has(callee) && (element.localName !== 'var' || isHeld(element)),
    ),
  );
}
