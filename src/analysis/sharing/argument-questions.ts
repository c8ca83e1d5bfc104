import type { AnalysisContext } from '../analysis.js';
import { functionsOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';
import { keysOf } from '../names/names.js';
import { functionName } from '../reading/free-names.js';
import { givenTo } from './given-to.js';
import { scopesOf } from './scopes.js';
import { variableAsked } from './variable-asked.js';

/** Names by which a function asks how many arguments it gets. */
const counting: ReadonlySet<string> = new Set(['nargin', 'narginchk']);

/** The names by which a function of a program asks how many arguments it gets, or whether a parameter is given. */
export function argumentQuestions(
  root: XmlElement,
  unit: XmlElement,
  { rules }: Pick<AnalysisContext, 'rules'>,
): readonly XmlElement[] {
  if (!names(unit, 'exist') && ![...counting].some((it) => names(unit, it))) return [];
  const users = new Set(functionsOf(root).map(functionName));
  const isFunction = (name: string): boolean => users.has(name) || rules.stateOf(name) !== undefined;
  const parameters = keysOf(unit, 'param-list');
  const scope = scopesOf(root).find((it) => it.unit === unit);
  return (scope?.foreign ?? []).filter((it) => {
    if (it.localName !== 'var' || isInClosure(it)) return false;
    // With an argument, it asks about another function.
    if (it.textContent === 'nargin') return (givenTo(it) ?? []).length === 0;
    return counting.has(it.textContent) || parameters.includes(variableAsked(it, isFunction) ?? '');
  });
}

function names(unit: XmlElement, name: string): boolean {
  let isFound = false;
  walk(unit, (it) => {
    if (it.localName === 'var' && it.textContent === name) isFound = true;
    return !isFound;
  });
  return isFound;
}

/** Whether a name stands in an anonymous function, which has arguments of its own. */
function isInClosure(name: XmlElement): boolean {
  for (let it: XmlNode | null = name; isElement(it); it = it.parentNode)
    if (it.localName === 'anonymous-function') return true;
  return false;
}
