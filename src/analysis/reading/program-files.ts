import { functionPlace, privateScope, qualifiedName } from '../../matlab/function-place.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { functionName } from './free-names.js';

/** The function that a name denotes, and how many of the names that follow each other name it. */
export interface Resolved {
  readonly unit: XmlElement | undefined;
  readonly length: number;
}

/** The functions of a program by the names by which those of its files call them. */
export class ProgramFiles {
  readonly #own = new Map<string, Map<string, XmlElement>>();
  readonly #private = new Map<string, XmlElement>();
  readonly #public = new Map<string, XmlElement>();
  /** Files that come without their names, as from stdin, are called by what their functions are named. */
  readonly loose = new Map<string, XmlElement>();
  /** The packages that functions are in. */
  readonly #packagesOf = new Map<XmlElement, readonly string[]>();
  /** Functions that others of the same name and scope hide. */
  readonly doubled: XmlElement[] = [];

  constructor(units: readonly XmlElement[]) {
    for (const unit of units) {
      const path = unit.getAttribute('file');
      const known = this.#own.get(path);
      if (known === undefined) this.#enterMain(unit, path);
      else if (known.has(functionName(unit))) this.doubled.push(unit);
      else known.set(functionName(unit), unit);
    }
  }

  /** The function's name with the packages that it is in. */
  flatName(unit: XmlElement): string {
    return [...(this.#packagesOf.get(unit) ?? []), functionName(unit)].join('_');
  }

  resolve(path: string, names: readonly string[], rules: RuleTable): Resolved {
    const [name = ''] = names;
    const place = functionPlace(path);
    const near =
      this.#own.get(path)?.get(name) ?? this.#private.get(scoped(place, name)) ?? this.#public.get(name);
    if (near !== undefined) return { unit: near, length: 1 };
    for (let length = 2; length <= names.length; length += 1) {
      const unit = this.#public.get(names.slice(0, length).join('.'));
      if (unit !== undefined) return { unit, length };
    }
    if (rules.stateOf(name) !== undefined) return { unit: undefined, length: 1 };
    const loose = this.loose.get(name);
    return { unit: loose, length: loose === undefined ? names.length : 1 };
  }

  /** The names by which functions are called from somewhere. */
  get names(): readonly string[] {
    const own = [...this.#own.values()].flatMap((it) => [...it.keys()]);
    const places = [...this.#own.keys()].map((it) => functionPlace(it));
    const qualified = places.map((it) => (it.isPrivate ? it.name : qualifiedName(it)));
    return [...new Set([...qualified, ...own])];
  }

  /** The function that a name is in files, or `several` where it is not the same everywhere. */
  denoted(paths: readonly string[], name: string, rules: RuleTable): XmlElement | 'several' | undefined {
    const names = name.split('.');
    const found = new Set<XmlElement | 'library'>();
    for (const path of paths) {
      const { unit, length } = this.resolve(path, names, rules);
      if (unit !== undefined && length === names.length) found.add(unit);
      else if (rules.stateOf(name) !== undefined) found.add('library');
    }
    const [only, ...others] = found;
    if (others.length > 0) return 'several';
    return only === 'library' ? undefined : only;
  }

  #enterMain(unit: XmlElement, path: string): void {
    const name = functionName(unit);
    const place = functionPlace(path);
    this.#own.set(path, new Map([[name, unit]]));
    const [map, key] = place.isPrivate
      ? [this.#private, scoped(place, place.name)]
      : [this.#public, qualifiedName(place)];
    this.#packagesOf.set(unit, place.isPrivate ? [] : place.packages);
    const isLoose = !place.isPrivate && place.packages.length === 0;
    if (map.has(key) || (isLoose && this.loose.has(name))) this.doubled.push(unit);
    map.set(key, unit);
    if (isLoose) this.loose.set(name, unit);
  }
}

function scoped(place: Parameters<typeof privateScope>[0], name: string): string {
  return `${privateScope(place)}/private/${name}`;
}
