import type { XmlElement } from '../../tree/xml-node.js';
import type { Wanted } from './wanted-outputs.js';

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

/**
 * A value that is none of the handles that are followed: surely empty, surely no handle (but perhaps text), a digit that
 * was written there, as flags are, or anything.
 */
export type Other = 'empty' | 'value' | 'text' | 'unknown' | `#${number}`;

/** The possible values of a variable: these handles, and perhaps something else. */
export interface HandleValue {
  readonly closures: ReadonlySet<Closure>;
  readonly others: ReadonlySet<Other>;
}

/** A function with the handles that it is called with. */
export interface Version {
  readonly unit: XmlElement;
  /** Handles that are known; of the rest what all calls give. */
  readonly given: HandleValue[];
  /** The number of arguments, where the function asks for it and gets handles. */
  readonly count: number | undefined;
  readonly depth: number;
  outputs: HandleValue[];
  /** The largest number of arguments of a call. */
  most: number;
  readonly facts: Map<XmlElement, HandleValue>;
  /** The callees: variables (or what makes the handle, as an argument of `feval`) of which all is known. */
  readonly called: Map<XmlElement, HandleValue>;
  /** Calls of `feval` that fail if they are reached: they are given what is surely no function. */
  readonly failing: Set<XmlElement>;
  /** Calls that want outputs of a handle that it cannot give, by what is called: their statements fail if they are reached. */
  readonly lacking: Map<XmlElement, { readonly statement: XmlElement; readonly wanted: Wanted }>;
  /** The versions that calls lead to. */
  readonly targets: Map<XmlElement, Version>;
  /** Branches that are never entered, or always when they are reached, for what their conditions ask of handles and flags. */
  readonly decided: Map<XmlElement, 'never' | 'always'>;
  /** The texts that conditions compare, where handles are made of them. */
  readonly compared: Set<XmlElement>;
}

/** The possible values of the variables of a function, by their keys. */
export type HandleState = Map<string, HandleValue>;

/** Of a variable that has no value yet. */
export const nothing: HandleValue = { closures: new Set(), others: new Set() };
/** Of a variable of which nothing is known. */
export const anything: HandleValue = { closures: new Set(), others: new Set(['unknown']) };
/** Of what is surely no handle, nor text. */
export const plain: HandleValue = { closures: new Set(), others: new Set(['value']) };
/** Of what may be text, which may be the name of a function that nobody knows. */
export const text: HandleValue = { closures: new Set(), others: new Set(['text']) };
export const empty: HandleValue = { closures: new Set(), others: new Set(['empty']) };

/** Of a digit. */
export function digit(value: number): HandleValue {
  return { closures: new Set(), others: new Set([`#${value}` as const]) };
}

/** The digit that a value surely is, or NaN. */
export function digitOf(value: HandleValue | undefined): number {
  const [only, ...more] = value?.others ?? [];
  const isDigit = value?.closures.size === 0 && more.length === 0 && only?.startsWith('#') === true;
  return isDigit ? Number(only.slice(1)) : NaN;
}

/** Whether something is known of a value, and it is neither a handle nor text. */
export function isNoFunction({ closures, others }: HandleValue): boolean {
  return closures.size === 0 && others.size > 0 && !others.has('unknown') && !others.has('text');
}

/** Whether a handle is among others, or among what they capture. */
export function contains(value: HandleValue, closure: Closure): boolean {
  return closuresWithin([value]).has(closure);
}

/** The places that make several of these handles, or of what they capture: a recursion may make ever more there. */
export function repeatedSites(values: readonly HandleValue[]): Set<XmlElement> {
  const sites = [...closuresWithin(values)].map(({ site }) => site);
  return new Set(sites.filter((site, index) => sites.indexOf(site) < index));
}

/** Handles, and those that they capture. */
function closuresWithin(values: readonly HandleValue[]): Set<Closure> {
  const seen = new Set(values.flatMap((it) => [...it.closures]));
  for (const it of seen)
    for (const inner of it.captured.values()) for (const c of inner.closures) seen.add(c);
  return seen;
}

/** The union; the first of the two where the other adds nothing to it. */
export function join(one: HandleValue, other: HandleValue): HandleValue {
  const isMore =
    [...other.closures].some((it) => !one.closures.has(it)) ||
    [...other.others].some((it) => !one.others.has(it));
  if (!isMore) return one;
  return {
    closures: new Set([...one.closures, ...other.closures]),
    others: new Set([...one.others, ...other.others]),
  };
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
