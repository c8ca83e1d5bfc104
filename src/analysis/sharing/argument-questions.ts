import type { AnalysisContext } from '../analysis.js';
import { functionsOf, holds } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { keysOf } from '../names/names.js';
import { functionName } from '../reading/free-names.js';
import { givenTo } from './given-to.js';
import { isHeld } from './is-held.js';
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
  const mayAsk = (it: string): boolean => it === 'exist' || counting.has(it);
  if (!holds(unit, (it) => it.localName === 'var' && mayAsk(it.textContent))) return [];
  const users = new Set(functionsOf(root).map(functionName));
  const isFunction = (name: string): boolean => users.has(name) || rules.stateOf(name) !== undefined;
  const parameters = keysOf(unit, 'param-list');
  const scope = scopesOf(root).find((it) => it.unit === unit);
  return (scope?.foreign ?? []).filter((it) => {
    // Anonymous functions have arguments of their own.
    if (it.localName !== 'var' || isHeld(it)) return false;
    // With an argument, it asks about another function.
    if (it.textContent === 'nargin') return (givenTo(it) ?? []).length === 0;
    return counting.has(it.textContent) || parameters.includes(variableAsked(it, isFunction) ?? '');
  });
}
