import { children } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { isStorage, variableKey } from './variable.js';

/** Where in a variable something is: the variable's key, then the names of fields, and `{}` for any cell. */
export type Path = readonly string[];

/** So many steps are told apart; structures that hold themselves would have endless paths. */
const longest = 5;
const separator = '\n';

const none: ReadonlySet<string> = new Set();

/** Which variables, or which fields and cells of them, are varied. What is said of a path holds of all that is in it. */
export class VariedPaths {
  /** The paths by their variables; states share the sets, which do not change. */
  readonly #paths: Map<string, ReadonlySet<string>>;

  constructor(paths: Iterable<readonly [string, ReadonlySet<string>]> = []) {
    this.#paths = new Map(paths);
  }

  copy(): VariedPaths {
    return new VariedPaths(this.#paths);
  }

  /** What is varied of some variables. */
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
    for (const [variable, paths] of other.#paths) {
      const known = this.#paths.get(variable) ?? none;
      if (known === paths || [...paths].every((it) => known.has(it))) continue;
      this.#paths.set(variable, new Set([...known, ...paths]));
      changed = true;
    }
    return changed;
  }

  /** Adds a path; says whether it is new. */
  add(path: Path): boolean {
    const text = path.slice(0, longest).join(separator);
    const known = this.#of(path);
    if (known.has(text)) return false;
    this.#paths.set(path[0] ?? '', new Set([...known, text]));
    return true;
  }

  /** Notes that nothing at a path is varied any more, unless all that it is part of is. */
  delete(path: Path): void {
    if (path.length > longest) return;
    const text = path.join(separator);
    const left = [...this.#of(path)].filter((it) => !isIn(it, text));
    if (left.length > 0) this.#paths.set(path[0] ?? '', new Set(left));
    else this.#paths.delete(path[0] ?? '');
  }

  /** Whether something at the path, or what it is part of, is varied. */
  has(path: Path): boolean {
    const text = path.slice(0, longest).join(separator);
    for (const it of this.#of(path)) if (isIn(it, text) || isIn(text, it)) return true;
    return false;
  }

  /** What is varied at a path, seen from there: the empty path if all of it is. */
  within(path: Path): Path[] {
    const text = path.slice(0, longest).join(separator);
    const found: Path[] = [];
    for (const it of this.#of(path)) {
      if (isIn(text, it)) return [[]];
      if (isIn(it, text)) found.push(it.split(separator).slice(path.length));
    }
    return found;
  }

  #of(path: Path): ReadonlySet<string> {
    return this.#paths.get(path[0] ?? '') ?? none;
  }
}

/** Where a storage expression leads to. */
export interface StoragePath {
  readonly path: Path;
  /** Whether it names one place only, so that nothing else is changed there. */
  readonly isExact: boolean;
  /** Whether it goes on from the path to a field whose name is computed. */
  readonly isOpen: boolean;
}

/** The path of a storage expression. */
export function pathOf(storage: XmlElement): StoragePath {
  const [base, second] = children(storage);
  if (!isStorage(storage) || storage.localName === 'var' || base === undefined)
    return { path: [variableKey(storage)], isExact: true, isOpen: false };
  const found = pathOf(base);
  const { path, isExact } = found;
  if (found.isOpen) return found;
  switch (storage.localName) {
    case 'struct-ref':
      return { path: [...path, second?.textContent ?? ''], isExact, isOpen: false };
    case 'array': {
      const isCell = second?.localName === 'cell-index';
      return { path: isCell ? [...path, '{}'] : path, isExact: false, isOpen: false };
    }
    default:
      return { path, isExact: false, isOpen: true };
  }
}

function isIn(part: string, whole: string): boolean {
  return part === whole || part.startsWith(whole + separator);
}
