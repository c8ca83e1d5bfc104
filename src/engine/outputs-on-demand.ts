import type { FunctionNode, Variable } from '../matlab/ast.js';
import { outputNames } from '../program/head-names.js';
import { unnamedOutputs } from './unnamed-outputs.js';

/** Those of a function's outputs behind the first that it names only where `nargout` tells that they are wanted. */
export function outputsOnDemand(unit: FunctionNode): string[] {
  const namesOf = (outputs: readonly Variable[]): string[] => outputs.map((it) => it.name);
  const never = new Set(namesOf(unnamedOutputs(unit)));
  const [first] = outputNames(unit);
  return namesOf(unnamedOutputs(unit, asksForOutputs)).filter((it) => it !== first && !never.has(it));
}

/** Whether a part of the syntax tree is a branch on `nargout`. */
function asksForOutputs(part: object): boolean {
  if (!('kind' in part)) return false;
  if (part.kind === 'if' && 'branches' in part)
    return (part.branches as readonly { condition: unknown }[]).some((it) => mentions(it.condition));
  return part.kind === 'switch' && 'subject' in part && mentions(part.subject);
}

function mentions(part: unknown): boolean {
  if (part === 'nargout') return true;
  return typeof part === 'object' && part !== null && Object.values(part).some(mentions);
}
