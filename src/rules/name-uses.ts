import type { Expression } from '../matlab/ast.js';
import { partsOf } from '../matlab/parts-of.js';

/** A name in an expression that no anonymous function around it has for a parameter. */
export interface NameUse {
  readonly name: string;
  /** As a value, as what is called, indexed or has a field (`base`), or as a list of any length, `name{:}`. */
  readonly as: 'value' | 'base' | 'list';
  /** Whether it stands in an anonymous function. */
  readonly inner: boolean;
}

/** The names in an expression, each as often as it stands there. */
export function nameUses(it: Expression, bound: ReadonlySet<string> = new Set(), inner = false): NameUse[] {
  const usesIn = (parts: readonly Expression[]): NameUse[] =>
    parts.flatMap((part) => nameUses(part, bound, inner));
  const use = (name: string, as: NameUse['as']): NameUse[] => (bound.has(name) ? [] : [{ name, as, inner }]);
  if (it.kind === 'variable') return use(it.name, 'value');
  if (it.kind === 'anonymous-function') {
    return nameUses(it.body, new Set([...bound, ...parametersOf(it)]), true);
  }
  const [base, ...others] = partsOf(it);
  const isAccess = it.kind === 'index' || it.kind === 'field' || it.kind === 'dynamic-field';
  if (!isAccess || base?.kind !== 'variable') return usesIn(partsOf(it));
  return [...use(base.name, isList(it) ? 'list' : 'base'), ...usesIn(others)];
}

/** The names of the parameters of an anonymous function; other expressions have none. */
export function parametersOf(it: Expression): string[] {
  const parameters = it.kind === 'anonymous-function' ? it.parameters : [];
  return parameters.flatMap((part) => (part.kind === 'variable' ? [part.name] : []));
}

/** Whether an expression is `name{:}`. */
function isList(it: Expression): boolean {
  if (it.kind !== 'index' || it.parts.length > 1) return false;
  return it.parts.every(({ braces, items }) => braces && items.map(({ kind }) => kind).join() === 'colon');
}
