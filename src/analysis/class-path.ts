import { children, itemsOf } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { isCells } from './is-cells.js';
import { partsOfContainer } from './parts-of-container.js';
import { isStorage, variableKey } from './variable.js';
import type { Path } from './varied-paths.js';

/** Where a storage expression leads to: cells with numbers that are written down are told apart, `{1}` from `{2}`. */
export interface ClassPath {
  readonly path: Path;
  /** Whether it names one place only; where it does not, the path is that of all that may be meant. */
  readonly isExact: boolean;
}

export function classPathOf(storage: XmlElement): ClassPath {
  const [base, second] = children(storage);
  if (!isStorage(storage) || storage.localName === 'var' || base === undefined)
    return { path: [variableKey(storage)], isExact: true };
  const around = classPathOf(base);
  const step = stepOf(storage, second);
  return around.isExact && step !== undefined
    ? { path: [...around.path, step], isExact: true }
    : { path: around.path, isExact: false };
}

function stepOf(storage: XmlElement, second: XmlElement | undefined): string | undefined {
  if (storage.localName === 'struct-ref') return second?.textContent;
  if (second?.localName !== 'cell-index') return undefined;
  const [index, ...others] = children(second).flatMap((list) => children(list));
  return others.length === 0 && index?.localName === 'literal' ? `{${index.textContent}}` : undefined;
}

/** The parts of an expression that makes cells or a structure, with the steps that lead to them. */
export function classParts(expression: XmlElement): readonly { path: Path; value: XmlElement }[] {
  if (!isCells(expression)) return partsOfContainer(expression) ?? [];
  const isRow = children(expression).flatMap((rows) => children(rows)).length <= 1;
  return isRow ? itemsOf(expression).map((value, index) => ({ path: [`{${index + 1}}`], value })) : [];
}
