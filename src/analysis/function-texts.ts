import { annotation, children, functionsOf, walk } from '../pipeline/tree.js';
import { isElement, type XmlElement } from '../pipeline/xml-node.js';
import type { RuleTable } from '../rules/rule-table.js';
import { composedName } from './composed-name.js';
import { functionName, namedIn } from './free-names.js';
import { namedCall } from './named-call.js';

/** Text that may name a function; what is put together may name several. */
export interface FunctionText {
  readonly text: XmlElement;
  readonly name: string;
  /** The name that the function has got, where the text is put together and that is known. */
  readonly called?: string;
}

/**
 * The text in a program that may come to name a function to a call of which only the run knows what it calls: text that
 * is assigned, kept in cells and structures, or given to functions of the user's. There is none without such calls. What
 * is put together (`['do_', name]`) names the functions of the program that begin and end as it does.
 */
export function functionTexts(root: XmlElement, rules: RuleTable): FunctionText[] {
  const found: FunctionText[] = [];
  const calls: XmlElement[] = [];
  walk(root, (it) => {
    if (isCallOfText(it)) calls.push(it);
    if (composedName(it) !== undefined && (isKept(it, rules) || isNameIn(it)))
      found.push(...composedTexts(it, root));
    if (it.localName !== 'literal') return undefined;
    const name = namedIn(it.textContent);
    if (name !== undefined && isKept(it, rules)) found.push({ text: it, name });
    return undefined;
  });
  return calls.length > 0 ? found : [];
}

/** Whether a function is called, or a handle of it made, by a name that is not written there. */
export function isCallOfText(it: XmlElement): boolean {
  const { name, given } = namedCall(it);
  const [first] = given;
  if ((name !== 'feval' && name !== 'str2func') || first === undefined) return false;
  return !['literal', 'function-handle', 'anonymous-function'].includes(first.localName);
}

/** Whether a call gets this text as the name of what it calls. */
function isNameIn(text: XmlElement): boolean {
  const call = text.parentNode?.parentNode ?? null;
  return isElement(call) && isCallOfText(call) && namedCall(call).given[0] === text;
}

/**
 * The functions that a text may name that is put together: `ada:composes` on its first part has them with the
 * names that they have got.
 */
function composedTexts(text: XmlElement, root: XmlElement): FunctionText[] {
  const { before, after, literal } = composedName(text)!;
  const known = annotation(literal, 'composes')?.split(' ');
  if (known !== undefined)
    return known.map((it) => {
      const [name = '', called = ''] = it.split(':');
      return { text, name, called };
    });
  return functionsOf(root)
    .map(functionName)
    .filter((it) => it.length > before.length + after.length && it.startsWith(before) && it.endsWith(after))
    .map((name) => ({ text, name }));
}

const keeping: ReadonlySet<string> = new Set(['struct', 'setfield', 'deal', 'merge', 'ifelse']);

function isKept(text: XmlElement, rules: RuleTable): boolean {
  const around = text.parentNode as XmlElement;
  if (around.localName === 'binary') return around.getAttribute('op') === '=';
  if (around.localName === 'item-list') return !isAmongCases(around);
  const call = around.parentNode;
  if (around.localName !== 'param-list' || !isElement(call)) return false;
  const { name } = namedCall(call);
  return name !== '' && (keeping.has(name) || rules.stateOf(name) === undefined);
}

function isAmongCases(list: XmlElement): boolean {
  const brackets = list.parentNode?.parentNode as XmlElement;
  const holder = brackets.parentNode as XmlElement;
  return holder.localName === 'case' && children(holder)[0] === brackets;
}
