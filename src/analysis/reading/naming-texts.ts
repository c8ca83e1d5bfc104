import { children, functionsOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { AssignedValues } from './assigned-values.js';
import { composedName } from './composed-name.js';
import { functionName, namedIn } from './free-names.js';
import { namedCall } from './named-call.js';

/** Text that may name a function. */
export interface NamingText {
  readonly text: XmlElement;
  /** The name; with stars, where only the run knows parts of it. */
  readonly pattern: string;
  /** Where that is put together: the first part of it that is known. */
  readonly known?: XmlElement;
  /** The function that is given it, where it stands, as the name of what it calls. */
  readonly givenTo?: string;
}

/**
 * The calls of a program of which only the run knows what they call, by a name, and the text that may be one: what is
 * assigned, kept in cells and structures, or given to user functions.
 */
export function namingTexts(
  root: XmlElement,
  rules: RuleTable,
): { readonly calls: readonly XmlElement[]; readonly texts: () => readonly NamingText[] } {
  const values = new AssignedValues();
  const calls: XmlElement[] = [];
  const users = new Set(functionsOf(root).map(functionName));
  const names = new Map<XmlElement, string>();
  walk(root, (it) => {
    const { name, given } = namedCall(it);
    const [first] = given;
    if (first === undefined || !(isCallOfText(it) || isMappingOfText(name, first, values))) return undefined;
    calls.push(it);
    const text = isCallOfText(it) ? first : textOfHandle(first);
    if (!names.has(text)) names.set(text, name);
    return undefined;
  });
  const texts = (): readonly NamingText[] => {
    const found: NamingText[] = [];
    walk(root, (it) => {
      const text = textIn(it, values);
      const givenTo = names.get(it);
      if (text !== undefined && givenTo !== undefined) found.push({ ...text, givenTo });
      else if (
        text !== undefined &&
        isKept(it, (name) => users.has(name) || rules.stateOf(name) === undefined)
      )
        found.push(text);
      return undefined;
    });
    return found;
  };
  return { calls, texts };
}

/** Whether a function is called, or a handle of it made, by a name that is not written there. */
export function isCallOfText(it: XmlElement): boolean {
  const { name, given } = namedCall(it);
  const [first] = given;
  if ((name !== 'feval' && name !== 'str2func') || first === undefined) return false;
  return !['literal', 'function-handle', 'anonymous-function'].includes(first.localName);
}

/** Functions that call the one that text names, with all elements of something. */
const mapping: ReadonlySet<string> = new Set(['cellfun', 'arrayfun', 'structfun', 'bsxfun']);

/** Whether such a function gets text that is put together, or a variable that is given nothing but names. */
function isMappingOfText(name: string, first: XmlElement, values: AssignedValues): boolean {
  if (!mapping.has(name)) return false;
  const text = textOfHandle(first);
  const given = text.localName === 'var' ? values.of(text) : text.localName === 'literal' ? [] : [text];
  return given.length > 0 && given.every((it) => textIn(it, values) !== undefined);
}

/** The text that a handle is made of where it stands. */
function textOfHandle(it: XmlElement): XmlElement {
  const { name, given } = namedCall(it);
  return name === 'str2func' ? (given[0] ?? it) : it;
}

/** The name that text is, or what is known of it. */
function textIn(text: XmlElement, values: AssignedValues): NamingText | undefined {
  if (text.localName !== 'literal') {
    const composed = composedName(text, values);
    return composed === undefined ? undefined : { text, ...composed };
  }
  const pattern = namedIn(text.textContent);
  return pattern === undefined ? undefined : { text, pattern };
}

const keeping: ReadonlySet<string> = new Set(['struct', 'setfield', 'deal', 'merge', 'ifelse']);

function isKept(text: XmlElement, isUser: (name: string) => boolean): boolean {
  const around = text.parentNode;
  if (!isElement(around)) return false;
  if (around.localName === 'binary') return around.getAttribute('op') === '=';
  if (around.localName === 'item-list') return !isAmongCases(around);
  if (around.localName === 'anonymous-function') return true;
  const call = around.parentNode;
  if (around.localName !== 'param-list' || !isElement(call)) return false;
  const { name } = namedCall(call);
  return name !== '' && (keeping.has(name) || isUser(name));
}

function isAmongCases(list: XmlElement): boolean {
  const brackets = list.parentNode?.parentNode as XmlElement;
  const holder = brackets.parentNode as XmlElement;
  return holder.localName === 'case' && children(holder)[0] === brackets;
}
