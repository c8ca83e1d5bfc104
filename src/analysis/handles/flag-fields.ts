import { children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, valueOf } from '../reading/assignment.js';
import { isCells } from '../lists/is-cells.js';
import { partsOfContainer } from './parts-of-container.js';
import { variableKey } from '../reading/variable.js';

/** By what a flag is known that stands in a variable, or in a field of one; undefined of all else. */
export function flagKey(it: XmlElement): string | undefined {
  if (it.localName === 'var') return variableKey(it);
  const [base, field] = children(it);
  const isField = it.localName === 'struct-ref' && base?.localName === 'var';
  return isField ? `${variableKey(base)}.${field?.textContent ?? ''}` : undefined;
}

/** The fields that an expression makes which is assigned to a variable, where all are known. */
export function fieldsMade(
  value: XmlElement,
): readonly { readonly name: string; readonly value: XmlElement }[] {
  if (isCells(value)) return [];
  const parts = partsOfContainer(value) ?? [];
  return parts.flatMap((it) => (it.isExact ? [] : [{ name: String(it.path[0]), value: it.value }]));
}

const found = new WeakMap<XmlElement, readonly string[]>();

/** The fields of variables that a function gives values to by their names. */
export function fieldsSet(unit: XmlElement): readonly string[] {
  const known = found.get(unit);
  if (known !== undefined) return known;
  const keys = new Set<string>();
  walk(unit, (it) => {
    const [target] = isAssignment(it) ? children(it) : [];
    const key = target === undefined ? undefined : flagKey(target);
    if (target === undefined || key === undefined) return undefined;
    if (target.localName === 'struct-ref') keys.add(key);
    for (const { name } of fieldsMade(valueOf(it) ?? target)) keys.add(`${key}.${name}`);
    return undefined;
  });
  const fields = [...keys];
  found.set(unit, fields);
  return fields;
}
