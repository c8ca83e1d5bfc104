import type { FunctionNode, Variable } from '../matlab/ast.js';
import { declaredNames } from '../matlab/declared-names.js';

/**
 * Those of a function's outputs that its statements nowhere name, not even in commands and texts, but for parts that are
 * left out: they never have a value, and calls that ask for them fail. `varargout` may have no elements.
 */
export function unnamedOutputs(
  { outputs, parameters, body, nested }: FunctionNode,
  isLeftOut: (part: object) => boolean = () => false,
): Variable[] {
  const named = new Set([...declaredNames(parameters), 'varargout']);
  const visit = (part: unknown): void => {
    if (typeof part === 'string') for (const word of part.split(/\W+/)) named.add(word);
    if (typeof part !== 'object' || part === null) return;
    if (isLeftOut(part) || ('kind' in part && part.kind === 'comment')) return;
    for (const [key, it] of Object.entries(part) as [string, unknown][]) if (key !== 'kind') visit(it);
  };
  visit([body, nested]);
  return outputs.filter((it) => it.kind === 'variable').filter(({ name }) => !named.has(name));
}
