import type { XmlElement } from '../pipeline/xml-node.js';

/** A handle: what makes it, in one version of the function around. */
export interface Closure {
  readonly number: number;
  readonly site: XmlElement;
  readonly version: Version;
  /** The handles among the variables that it captures, by their places among the arguments of its call. */
  readonly captured: Map<number, HandleValue>;
  /** The handles that it is called with, all calls taken together, and the numbers of arguments. */
  readonly given: HandleValue[];
  readonly counts: Set<number | undefined>;
  /** The version that calls of it lead to, of a function of the program. */
  target: Version | undefined;
}

/** What a variable may hold: these handles, and perhaps something else, or a handle that is not known. */
export interface HandleValue {
  readonly closures: ReadonlySet<Closure>;
  readonly other: boolean;
}

/** A function with the handles that it is called with. */
export interface Version {
  readonly unit: XmlElement;
  readonly given: readonly HandleValue[];
  /** The number of arguments, where the function asks for it and gets handles. */
  readonly count: number | undefined;
  readonly depth: number;
  outputs: HandleValue[];
  /** The largest number of arguments of a call. */
  most: number;
  readonly facts: Map<XmlElement, HandleValue>;
  /** What is called: variables (or what makes the handle, as an argument of `feval`) of which all is known. */
  readonly called: Map<XmlElement, HandleValue>;
  /** The versions that calls lead to. */
  readonly targets: Map<XmlElement, Version>;
}

/** What the variables of a function may hold, by their keys. */
export type HandleState = Map<string, HandleValue>;

/** Of a variable that has no value yet. */
export const nothing: HandleValue = { closures: new Set(), other: false };
/** Of a variable of which nothing is known. */
export const anything: HandleValue = { closures: new Set(), other: true };

/** Whether a handle is among others, or among what they capture. */
export function contains(value: HandleValue, closure: Closure): boolean {
  const seen = new Set(value.closures);
  for (const it of seen)
    for (const inner of it.captured.values()) for (const c of inner.closures) seen.add(c);
  return seen.has(closure);
}

/** The union; the first of the two where the other adds nothing to it. */
export function join(one: HandleValue, other: HandleValue): HandleValue {
  const isMore = [...other.closures].some((it) => !one.closures.has(it)) || (other.other && !one.other);
  if (!isMore) return one;
  return { closures: new Set([...one.closures, ...other.closures]), other: one.other || other.other };
}

/** The union of what is known where two ways meet, in the first of them; says whether that changed it. */
export function joinStates(into: HandleState, other: HandleState): boolean {
  let changed = false;
  for (const [key, value] of other) {
    const old = into.get(key);
    const joined = old === undefined ? value : join(old, value);
    if (joined === old) continue;
    into.set(key, joined);
    changed = true;
  }
  return changed;
}
