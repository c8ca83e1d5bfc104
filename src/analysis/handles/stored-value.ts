import type { XmlElement } from '../../tree/xml-node.js';
import { mayBeSame } from './literal-index.js';

/** A handle, by what makes it. */
export interface StoredHandle {
  readonly number: number;
  readonly site: XmlElement;
}

/**
 * The possible values of an expression: these handles, a container with these parts, something else or unknown. Parts are
 * known by `.name` (a field), `.` (some field), `{2}` or `{1,2}` (a cell) and `{}` (some cell).
 */
export interface StoredValue {
  readonly handles: Set<StoredHandle>;
  readonly parts: Map<string, StoredValue>;
  other: boolean;
  /** Whether the handles may stand in parts of something unknown, too. */
  isSpread: boolean;
  /** Whether cells were moved: any of them may stand at any index. */
  isMoved: boolean;
}

/** A step into a container: to a field or a cell of this name or number, to some, or to elements. */
export interface PartStep {
  readonly kind: '.' | '{' | '(';
  readonly name: string | undefined;
}

/** Containers in containers: deeper, a loop makes ever new ones. */
const deepest = 8;
/** Parts of a variable: lists of what holds such lists have as many as the power of their depth. */
const mostParts = 500;

export function emptyValue(): StoredValue {
  return { handles: new Set(), parts: new Map(), other: false, isSpread: false, isMoved: false };
}

export function otherValue(): StoredValue {
  return { ...emptyValue(), other: true };
}

/** Whether there is nothing that a value may be but a handle. */
export function isNothing({ other, parts }: StoredValue): boolean {
  return !other && parts.size === 0;
}

/** The key of the part that a step leads to. */
export function partKey({ kind, name = '' }: PartStep): string {
  return kind === '.' ? `.${name}` : `{${name}}`;
}

/** Adds what another value may be; says whether that is new. A part that lies too deep is kept as unknown. */
export function joinValue(into: StoredValue, from: StoredValue, depth = 0): boolean {
  if (into === from) return false;
  let changed =
    (from.other && !into.other) || (from.isSpread && !into.isSpread) || (from.isMoved && !into.isMoved);
  into.other ||= from.other;
  into.isSpread ||= from.isSpread;
  into.isMoved ||= from.isMoved;
  for (const it of from.handles) {
    changed ||= !into.handles.has(it);
    into.handles.add(it);
  }
  if (depth >= deepest || into.isSpread) {
    const isUnknown = from.parts.size > 0;
    const within = {
      ...emptyValue(),
      handles: new Set(handlesIn(from)),
      other: isUnknown,
      isSpread: isUnknown,
    };
    return (within.other && joinValue(into, within)) || changed;
  }
  for (const [key, part] of from.parts) {
    const old = into.parts.get(key) ?? emptyValue();
    if (!into.parts.has(key)) changed = true;
    into.parts.set(key, old);
    if (joinValue(old, part, depth + 1)) changed = true;
  }
  return changed;
}

/** All that several values may be. */
export function joined(values: readonly StoredValue[]): StoredValue {
  const all = emptyValue();
  for (const it of values) joinValue(all, it);
  return all;
}

/** The value of a part of a container. */
export function partOf(value: StoredValue, step: PartStep): StoredValue {
  if (step.kind === '(') return elementsOf(value);
  const isAny = step.name === undefined || (step.kind === '{' && isAnywhere(value));
  const isIt = (key: string): boolean =>
    step.kind === '{' ? mayBeSame(key.slice(1, -1), step.name ?? '') : ['.', partKey(step)].includes(key);
  const found = [...value.parts]
    .filter(([key]) => key.startsWith(step.kind) && (isAny || isIt(key)))
    .map(([, part]) => part);
  return joined(value.other ? [...found, unknownPart(value)] : found);
}

/** The fields of a container by their names, and without one what may be in any field. */
export function fieldsOf(value: StoredValue): readonly (readonly [string | undefined, StoredValue])[] {
  const known = [...value.parts].filter(([key]) => key.startsWith('.'));
  const fields = known.map(([key, part]) => [key.slice(1) || undefined, part] as const);
  return value.other ? [...fields, [undefined, unknownPart(value)]] : fields;
}

/** Whether cells may stand at other indices: they were moved, or another row gives those with one index new numbers. */
function isAnywhere({ isMoved, parts }: StoredValue): boolean {
  const cells = [...parts.keys()].filter((key) => key.startsWith('{'));
  return (
    isMoved ||
    (cells.some((it) => it.includes(',')) && cells.some((it) => /\d/.test(it) && !it.includes(',')))
  );
}

/** Of what is unknown all that is in it may be in any part. */
function unknownPart({ handles, isSpread }: StoredValue): StoredValue {
  return isSpread ? { ...otherValue(), handles: new Set(handles), isSpread } : otherValue();
}

/** Elements of a container, those of this name or all, in a container of its kind: cells may stand elsewhere in it. */
export function elementsOf(value: StoredValue, name = ''): StoredValue {
  const all = { ...(value.other ? unknownPart(value) : emptyValue()), isMoved: true };
  for (const [key, part] of value.parts) {
    const isCell = key.startsWith('{');
    if (isCell && !isAnywhere(value) && !mayBeSame(key.slice(1, -1), name)) continue;
    const target = isCell ? '{}' : key;
    all.parts.set(target, joined([...(all.parts.has(target) ? [all.parts.get(target)!] : []), part]));
  }
  return all;
}

/** Writes a value to a part of a container, beside what may stand there; says whether that is new. */
export function writePart(into: StoredValue, steps: readonly PartStep[], value: StoredValue): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) return joinValue(into, value);
  if (into.isSpread) return joinValue(into, { ...emptyValue(), parts: new Map([[partKey(step), value]]) });
  if (step.kind === '(') {
    const isNew = !into.isMoved;
    into.isMoved = true;
    const changed = rest.length === 0 ? joinValue(into, elementsOf(value)) : writePart(into, rest, value);
    return isNew || changed;
  }
  const known = into.parts.get(partKey(step));
  const part = known ?? emptyValue();
  into.parts.set(partKey(step), part);
  const changed = writePart(part, rest, value);
  return known === undefined || changed;
}

/** Writes to a part of a variable, of which no more is kept apart than `mostParts`; says whether that is new. */
export function writeVariable(
  variable: StoredValue,
  steps: readonly PartStep[],
  value: StoredValue,
): boolean {
  const isNew = writePart(variable, steps, value);
  if (isNew) confineParts(variable);
  return isNew;
}

/** Makes unknown what lies so deep in a variable that there are too many parts of it. */
function confineParts(variable: StoredValue): void {
  let [level, count] = [[variable], 0];
  for (let isWhole = true; level.length > 0; isWhole = false) {
    const parts = level.flatMap((it) => [...it.parts.values()]);
    count += parts.length;
    if (count > mostParts && !isWhole) {
      for (const it of level.filter(({ parts }) => parts.size > 0)) spreadParts(it);
      return;
    }
    level = parts;
  }
}

function spreadParts(value: StoredValue): void {
  for (const it of handlesIn(value)) value.handles.add(it);
  value.parts.clear();
  value.other = true;
  value.isSpread = true;
}

/** All handles that are in a value, at any depth. */
export function handlesIn(value: StoredValue): StoredHandle[] {
  return [...value.handles, ...[...value.parts.values()].flatMap(handlesIn)];
}

/** The handles that stand in parts of a variable, or may. */
export function storedIn(variable: StoredValue): StoredHandle[] {
  return variable.isSpread ? handlesIn(variable) : [...variable.parts.values()].flatMap(handlesIn);
}
