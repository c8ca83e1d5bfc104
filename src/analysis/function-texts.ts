import { children, walk } from '../pipeline/tree.js';
import { isElement, type XmlElement } from '../pipeline/xml-node.js';
import type { RuleTable } from '../rules/rule-table.js';
import { argumentsOf, calleeName } from './differentiable-parts.js';
import { namedIn } from './free-names.js';

/** Text that may name a function. */
export interface FunctionText {
  readonly text: XmlElement;
  readonly name: string;
}

/**
 * The text in a program that may come to name a function to a call of which only the run knows what it calls: text that
 * is assigned, kept in cells and structures, or given to functions of the user's. There is none without such calls.
 */
export function functionTexts(root: XmlElement, rules: RuleTable): FunctionText[] {
  const found: FunctionText[] = [];
  const calls: XmlElement[] = [];
  walk(root, (it) => {
    if (isCallOfText(it)) calls.push(it);
    if (it.localName !== 'literal') return undefined;
    const name = namedIn(it.textContent);
    if (name !== undefined && isKept(it, rules)) found.push({ text: it, name });
    return undefined;
  });
  return calls.length > 0 ? found : [];
}

/** Whether a function is called, or a handle of it made, by a name that is not written there. */
export function isCallOfText(it: XmlElement): boolean {
  const { name, given } = callIn(it);
  const [first] = given;
  if ((name !== 'feval' && name !== 'str2func') || first === undefined) return false;
  return !['literal', 'function-handle', 'anonymous-function'].includes(first.localName);
}

const keeping: ReadonlySet<string> = new Set(['struct', 'setfield', 'deal', 'merge', 'ifelse']);

function isKept(text: XmlElement, rules: RuleTable): boolean {
  const around = text.parentNode as XmlElement;
  if (around.localName === 'binary') return around.getAttribute('op') === '=';
  if (around.localName === 'item-list') return !isAmongCases(around);
  const call = around.parentNode;
  if (around.localName !== 'param-list' || !isElement(call)) return false;
  const { name } = callIn(call);
  return name !== '' && (keeping.has(name) || rules.stateOf(name) === undefined);
}

function isAmongCases(list: XmlElement): boolean {
  const brackets = list.parentNode?.parentNode as XmlElement;
  const holder = brackets.parentNode as XmlElement;
  return holder.localName === 'case' && children(holder)[0] === brackets;
}

/** A call by name, before or after names are told from variables. */
function callIn(it: XmlElement): { readonly name: string; readonly given: readonly XmlElement[] } {
  if (it.localName === 'call') return { name: calleeName(it), given: argumentsOf(it) };
  const [base, list] = children(it);
  if (it.localName !== 'array' || base?.localName !== 'var' || list?.localName !== 'param-list')
    return { name: '', given: [] };
  return { name: base.textContent, given: children(list) };
}
