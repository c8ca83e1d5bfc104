import type { FunctionNode } from '../matlab/ast.js';

/** The fields of a parameter that a function names; undefined where it does more with the structure than that. */
export function fieldsRead(unit: FunctionNode, parameter: string): ReadonlySet<string> | undefined {
  const fields = new Set<string>();
  const isWhole = (part: unknown): boolean => {
    if (typeof part !== 'object' || part === null) return part === parameter;
    if (!('kind' in part)) return Object.values(part).some(isWhole);
    if (part.kind !== 'field' || !('base' in part) || !('name' in part) || !isNamed(part.base, parameter))
      return Object.values(part).some(isWhole);
    fields.add(String(part.name));
    return false;
  };
  return isWhole(unit.body) || isWhole(unit.nested) ? undefined : fields;
}

function isNamed(part: unknown, name: string): boolean {
  const isNode = typeof part === 'object' && part !== null && 'kind' in part && 'name' in part;
  return isNode && part.kind === 'variable' && part.name === name;
}
