import { children, itemsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { cellPlaces } from '../handles/cell-places.js';
import { isCells } from '../lists/is-cells.js';
import { literalIndex } from '../handles/literal-index.js';
import { partsOfContainer } from '../handles/parts-of-container.js';
import { isStorage, variableKey } from '../reading/variable.js';
import type { PartPath } from '../handles/varied-paths.js';

/** Where a storage expression leads to: cells with numbers that are written down are distinguished, `{1}` from `{2}`. */
export interface ClassPath {
  readonly path: PartPath;
  /** Whether it names one place only; where it does not, the path is that of all that may be meant. */
  readonly isExact: boolean;
  /** Whether it is in elements of a structure array, the path being that without their indices. */
  readonly isElement: boolean;
}

export function classPathOf(storage: XmlElement): ClassPath {
  const [base, second] = children(storage);
  if (!isStorage(storage) || storage.localName === 'var' || base === undefined)
    return { path: [variableKey(storage)], isExact: true, isElement: false };
  const { path, isExact, isElement } = classPathOf(base);
  const step = stepOf(storage, second);
  const isIndexed = storage.localName === 'array' && second?.localName === 'param-list';
  if (isExact && step !== undefined) return { path: [...path, step], isExact, isElement };
  if (isElement && step !== undefined && storage.localName === 'struct-ref')
    return { path: [...path, step], isExact: false, isElement };
  return { path, isExact: false, isElement: isIndexed && (isExact || isElement) };
}

function stepOf(storage: XmlElement, second: XmlElement | undefined): string | undefined {
  if (storage.localName === 'struct-ref') return second?.textContent;
  if (second?.localName !== 'cell-index') return undefined;
  return cellStep(literalIndex(children(second)[0]));
}

/** The step to the cell that an index names, where that is one number. */
function cellStep(index: string | undefined): string | undefined {
  return index === undefined || index.includes(',') ? undefined : `{${index}}`;
}

/** The parts of an expression that makes cells or a structure, with the steps that lead to them, if all are known. */
export function classParts(expression: XmlElement): readonly { path: PartPath; value: XmlElement }[] {
  if (!isCells(expression)) return partsOfContainer(expression) ?? [];
  const steps = cellPlaces(expression).map(cellStep);
  return itemsOf(expression).flatMap((value, index) => {
    const step = steps.includes(undefined) ? undefined : steps[index];
    return step === undefined ? [] : [{ path: [step], value }];
  });
}
