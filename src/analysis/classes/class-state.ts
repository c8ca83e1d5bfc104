import { isLasting, joinClasses, meetClasses, type ValueClass } from './value-class.js';
import { longest, type PartPath } from '../handles/varied-paths.js';

const separator = '\n';

/** The classes of variables at a point of a function, and of fields and cells that have others than what they are in. */
export class ClassState {
  #classes = new Map<string, ValueClass>();
  /** How many of the classes are those of parts: mostly there are none, which need not be looked for. */
  #parts = 0;

  copy(): ClassState {
    const copy = new ClassState();
    copy.#classes = new Map(this.#classes);
    copy.#parts = this.#parts;
    return copy;
  }

  /** The class of what is read at a path. A container counts as what takes part in arithmetic only if rounded is in it. */
  of(path: PartPath): ValueClass {
    return this.#joined(path, isLasting);
  }

  /** The widest class of what is read at a path, and of all that is in it. */
  widest(path: PartPath): ValueClass {
    return this.#joined(path, () => true);
  }

  /** The facts on the path itself, or on the nearest that it is part of. */
  own(path: PartPath): ValueClass {
    for (let length = path.length; length > 0; length -= 1) {
      const found = this.#classes.get(path.slice(0, length).join(separator));
      if (found !== undefined) return found;
    }
    return 'float';
  }

  /**
   * All that a path leads to is replaced by a value of a class, with the parts that it has where it is read from, here or in
   * another function.
   */
  assign(path: PartPath, given: ValueClass, from?: PartPath, state: ClassState = this): void {
    const parts = from === undefined ? [] : state.#partsOf(from);
    const around = from === undefined ? given : state.own(from);
    // A value read of a map need not be one.
    const own = around === 'map' ? given : around;
    if (path.length > longest) {
      for (const it of [own, ...parts.map(([, part]) => part)]) this.widen(path, it);
      return;
    }
    const within = prefixOf(path);
    for (const key of this.#keysOfParts(within)) this.#delete(key);
    this.#set(path.join(separator), own);
    for (const [rest, it] of parts) {
      const whole = [...path, ...rest];
      if (whole.length > longest) this.widen(whole, it);
      else this.#set(whole.join(separator), it);
    }
  }

  /** Any of what a path leads to may have this class, too. Structures that hold themselves would have endless paths. */
  widen(whole: PartPath, given: ValueClass): void {
    const path = whole.slice(0, longest);
    this.#set(path.join(separator), joinClasses(this.own(path), given));
    for (const key of this.#keysOfParts(prefixOf(path)))
      this.#set(key, joinClasses(this.#classes.get(key)!, given));
  }

  /** Whether something is known of parts of what a path leads to. */
  hasParts(path: PartPath): boolean {
    return this.#partsOf(path).length > 0;
  }

  /** Whether cells are distinguished in what a path leads to. */
  hasCells(path: PartPath): boolean {
    return this.#partsOf(path).some(([rest]) => rest[0]?.startsWith('{'));
  }

  /**
   * Joins the classes on another way into these, in place of which there are those that hold on both ways if they are to be
   * sure; says whether that changed any.
   */
  join(other: ClassState, isSure = false): boolean {
    let changed = false;
    for (const key of new Set([...this.#classes.keys(), ...other.#classes.keys()])) {
      const same = this.#classes.get(key);
      if (same !== undefined && same === other.#classes.get(key)) continue;
      const path = key.split(separator);
      const known = this.own(path);
      const joined = (isSure ? meetClasses : joinClasses)(known, other.own(path));
      if (joined === known) continue;
      this.#set(key, joined);
      changed = true;
    }
    return changed;
  }

  /** The class at a path, and those of what is in it, as far as they count. */
  #joined(path: PartPath, counts: (it: ValueClass) => boolean): ValueClass {
    let found = this.own(path);
    for (const key of this.#keysOfParts(prefixOf(path))) {
      const it = this.#classes.get(key)!;
      if (counts(it)) found = joinClasses(found, it);
    }
    return found;
  }

  #partsOf(path: PartPath): (readonly [PartPath, ValueClass])[] {
    return this.#keysOfParts(prefixOf(path)).map(
      (key) => [key.split(separator).slice(path.length), this.#classes.get(key)!] as const,
    );
  }

  #keysOfParts(within: string): readonly string[] {
    return this.#parts === 0 ? [] : [...this.#classes.keys()].filter((key) => key.startsWith(within));
  }

  #set(key: string, given: ValueClass): void {
    if (key.includes(separator) && !this.#classes.has(key)) this.#parts += 1;
    this.#classes.set(key, given);
  }

  #delete(key: string): void {
    if (this.#classes.delete(key) && key.includes(separator)) this.#parts -= 1;
  }
}

/** The common beginning of the keys of all parts of what the path leads to. */
function prefixOf(path: PartPath): string {
  return path.join(separator) + separator;
}
