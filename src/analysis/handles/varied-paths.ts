import { children, firstChildOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { ForkedMap } from '../reading/forked-map.js';
import { literalIndex } from './literal-index.js';
import { isStorage, variableKey } from '../reading/variable.js';

/**
 * Where in a variable something is: the variable's key, then the names of fields, `{2}` for a cell by its place among all,
 * and `{}` for any cell.
 */
export type PartPath = readonly string[];

/** So many steps are distinguished; structures that hold themselves would have endless paths. */
export const longest = 5;
const separator = '\n';

const none: ReadonlySet<string> = new Set();

/** Which variables, or which fields and cells of them, are varied. Facts on a path hold for all that is in it. */
export class VariedPaths {
  /** The paths by their variables; states share the sets, which do not change. */
  readonly #paths: ForkedMap<ReadonlySet<string>>;
  /** How often the paths have been changed. */
  changes = 0;

  constructor(paths = new ForkedMap<ReadonlySet<string>>()) {
    this.#paths = paths;
  }

  copy(): VariedPaths {
    return new VariedPaths(this.#paths.copy());
  }

  /** The varied parts of some variables. */
  of(variables: Iterable<string>): VariedPaths {
    const found = new VariedPaths();
    for (const it of variables) {
      const paths = this.#paths.get(it);
      if (paths !== undefined) found.#paths.set(it, paths);
    }
    return found;
  }

  /** Adds what is varied in another state; says whether there was anything new. */
  join(other: VariedPaths): boolean {
    let changed = false;
    this.changes += 1;
    for (const variable of other.#paths.differing(this.#paths)) {
      const [known, paths] = [this.#paths.get(variable) ?? none, other.#paths.get(variable) ?? none];
      if (known === paths || [...paths].every((it) => known.has(it))) continue;
      this.#paths.set(variable, new Set([...known, ...paths]));
      changed = true;
    }
    return changed;
  }

  /** Adds a path; says whether it is new. */
  add(path: PartPath): boolean {
    const text = path.slice(0, longest).join(separator);
    const known = this.#of(path);
    if (known.has(text)) return false;
    this.changes += 1;
    this.#paths.set(path[0] ?? '', new Set([...known, text]));
    return true;
  }

  /** Notes that nothing at a path is varied any more, unless all that it is part of is. */
  delete(path: PartPath): void {
    if (path.length > longest) return;
    this.changes += 1;
    const text = path.join(separator);
    const left = [...this.#of(path)].filter((it) => !isIn(it, text));
    if (left.length > 0) this.#paths.set(path[0] ?? '', new Set(left));
    else this.#paths.delete(path[0] ?? '');
  }

  /** Notes that cells in what is at a path may stand at other places now. */
  loosen(path: PartPath): void {
    this.changes += 1;
    const text = path.join(separator);
    const known = this.#of(path);
    const loosened = [...known].map((it) => {
      const steps = it.split(separator);
      const inside = steps.slice(path.length).map((step) => (isCell(step) ? anyCell : step));
      return mayBeIn(it, text) ? [...steps.slice(0, path.length), ...inside].join(separator) : it;
    });
    if (loosened.some((it) => !known.has(it))) this.#paths.set(path[0] ?? '', new Set(loosened));
  }

  /** Whether something at the path, or what it is part of, is varied. */
  has(path: PartPath): boolean {
    const text = path.slice(0, longest).join(separator);
    for (const it of this.#of(path)) if (mayBeIn(it, text) || mayBeIn(text, it)) return true;
    return false;
  }

  /** The varied parts at a path, seen from there: the empty path if all of it is. */
  within(path: PartPath): PartPath[] {
    const text = path.slice(0, longest).join(separator);
    const found: PartPath[] = [];
    for (const it of this.#of(path)) {
      if (mayBeIn(text, it)) return [[]];
      if (mayBeIn(it, text)) found.push(it.split(separator).slice(path.length));
    }
    return found;
  }

  #of(path: PartPath): ReadonlySet<string> {
    return this.#paths.get(path[0] ?? '') ?? none;
  }
}

/** Where a storage expression leads to. */
export interface StoragePath {
  readonly path: PartPath;
  /** Whether it names one place only, so that nothing else is changed there. */
  readonly isExact: boolean;
  /** Whether it goes on from the path to a field whose name is computed. */
  readonly isOpen: boolean;
  /** Whether it stands for some elements of what is at the path, which have other places among themselves. */
  readonly isSelection: boolean;
}

/** The path of a storage expression. */
export function pathOf(storage: XmlElement): StoragePath {
  const [base, second] = children(storage);
  if (!isStorage(storage) || storage.localName === 'var' || base === undefined)
    return { path: [variableKey(storage)], isExact: true, isOpen: false, isSelection: false };
  const found = pathOf(base);
  const { path, isExact, isSelection } = found;
  if (found.isOpen) return found;
  switch (storage.localName) {
    case 'struct-ref':
      return { path: [...path, second?.textContent ?? ''], isExact, isOpen: false, isSelection: false };
    case 'array': {
      if (second?.localName !== 'cell-index')
        return { path, isExact: false, isOpen: false, isSelection: true };
      const place = isSelection ? undefined : placeOf(second);
      const isPlace = isExact && place !== undefined;
      return { path: [...path, place ?? anyCell], isExact: isPlace, isOpen: false, isSelection: false };
    }
    default:
      return { path, isExact: false, isOpen: true, isSelection: false };
  }
}

/** Where in a variable is what is at a path from what a storage expression leads to. */
export function pathFrom({ path, isOpen, isSelection }: StoragePath, within: PartPath): PartPath {
  return isOpen ? path : [...path, ...(isSelection ? inAnyCell(within) : within)];
}

/** The paths at which an assignment to a storage may move cells, as it leaves some away, or adds some. */
export function movedBy(storage: XmlElement): PartPath[] {
  const [base, second] = children(storage);
  if (!isStorage(storage) || storage.localName === 'var' || base === undefined) return [];
  const isMoving = storage.localName === 'array' && !isSingle(second);
  return isMoving ? [...movedBy(base), pathOf(base).path] : movedBy(base);
}

/** The path to a cell by its place among all. */
export function cellAt(place: number): string {
  return `{${place}}`;
}

/** A path from the elements of a cell array, where it is not known which these are. */
export function inAnyCell(path: PartPath): PartPath {
  const [first, ...others] = path;
  return first !== undefined && isCell(first) ? [anyCell, ...others] : path;
}

/** The path from a value, or from what is in its cells if it is a cell array. */
export function outOfCell(path: PartPath): PartPath {
  return isCell(path[0] ?? '') ? path.slice(1) : path;
}

const anyCell = '{}';

function isCell(step: string): boolean {
  return step.startsWith('{');
}

/** The step to the cell that an index in braces names by one number. */
function placeOf(index: XmlElement): string | undefined {
  const place = literalIndex(firstChildOf(index));
  return place === undefined || place.includes(',') ? undefined : cellAt(Number(place));
}

/** Whether an index is one in braces. */
function isSingle(index: XmlElement | undefined): boolean {
  const list = index?.localName === 'cell-index' ? firstChildOf(index) : undefined;
  return list !== undefined && children(list).length === 1;
}

function isIn(part: string, whole: string): boolean {
  return part === whole || part.startsWith(whole + separator);
}

/** The same where any cell may be the one that is named. */
function mayBeIn(part: string, whole: string): boolean {
  if (isIn(part, whole)) return true;
  if (!whole.includes('{') || !part.includes('{')) return false;
  const [steps, others] = [part.split(separator), whole.split(separator)];
  const isSame = (one: string, other: string | undefined): boolean =>
    one === other || (other !== undefined && isCell(one) && isCell(other) && [one, other].includes(anyCell));
  return others.length <= steps.length && others.every((it, index) => isSame(it, steps[index]));
}
