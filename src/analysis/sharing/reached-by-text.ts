import { isElement, type XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { functionTexts } from '../names/function-texts.js';
import { namingTexts } from '../reading/naming-texts.js';
import { reachedFrom } from './reached-from.js';
import type { Scope } from './scopes.js';

/** The functions that a program runs, and those among them that text may name. */
export interface ReachedByText {
  readonly reached: ReadonlySet<Scope>;
  /** Those of them that not only text leads to. */
  readonly own: ReadonlySet<Scope>;
  /** Functions that calls may reach of which only the run knows what they call. */
  readonly named: ReadonlySet<Scope>;
  /** Functions with such calls. */
  readonly calling: ReadonlySet<Scope>;
}

/** Finds the functions that are reached from one, also those that text may name to calls in these. */
export function reachedByText(
  root: XmlElement,
  all: readonly Scope[],
  entry: Scope | undefined,
  rules: RuleTable,
): ReachedByText {
  const calls = new Set(namingTexts(root, rules).calls);
  const holdsCall = (it: XmlElement): boolean => isElement(it.parentNode) && calls.has(it.parentNode);
  const callingIn = (scopes: ReadonlySet<Scope>): Set<Scope> =>
    new Set([...scopes].filter(({ foreign }) => foreign.some(holdsCall)));
  const own = entry === undefined ? new Set<Scope>() : reachedFrom(entry);
  if (callingIn(own).size === 0) return { reached: own, own, named: new Set(), calling: new Set() };
  const names = new Set(functionTexts(root, rules).map((it) => it.called));
  const named = new Set(all.filter((it) => it.outer === undefined && names.has(it.name)));
  const reached = new Set(own);
  for (const it of named) for (const found of reachedFrom(it)) reached.add(found);
  return { reached, own, named, calling: callingIn(reached) };
}
