import { children, itemsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { targetsOf, valueOf, type Target } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { fieldsMade } from './flag-fields.js';
import { otherFieldFact } from './kept-by-condition.js';
import { sameFields } from './same-fields.js';
import { fieldPath, plainExpression, writtenText, type KeptState } from './kept-state.js';

/** The effect of an assignment on the handles that are kept. `result` gives those in an output of a function of the program. */
export function assignKept(
  statement: XmlElement,
  state: KeptState,
  result: (call: XmlElement, position: number) => string[],
): void {
  const value = valueOf(statement);
  const targets = targetsOf(statement);
  const ways = targets.map(({ position }) =>
    value === undefined ? [] : waysIn(value, position, state, result),
  );
  targets.forEach((target, index) => {
    const isOne = targets.length === 1;
    writeTarget(target, ways[index] ?? [], isOne ? value : undefined, state);
  });
  const [target] = targets;
  if (value !== undefined && target?.partial === false) noteNames(target.key, value, state);
}

/** Whether an expression surely gives a handle that the program made. */
export function isSurelyHandle(it: XmlElement, state: KeptState): boolean {
  const path = fieldPath(it);
  return makers.has(it.localName) || (path !== undefined && state.holds(path));
}

const makers: ReadonlySet<string> = new Set(['function-handle', 'anonymous-function']);

/** The fact that a variable holds the names of all fields of what is at a path. */
export function namesFact(variable: string, path: string): string {
  return `${variable} names all of ${path}`;
}

/** The handles in a value, by the ways to them. */
function waysIn(
  value: XmlElement,
  position: number,
  state: KeptState,
  result: (call: XmlElement, position: number) => string[],
): string[] {
  const path = fieldPath(value);
  if (path !== undefined) return state.within(path);
  if (makers.has(value.localName)) return [''];
  if (value.localName !== 'call') return [];
  const fields = fieldsMade(value);
  if (fields.length > 0)
    return argumentsOf(value).every(isNoCell)
      ? fields.filter((it) => isSurelyHandle(it.value, state)).map((it) => `.${it.name}`)
      : [];
  return result(value, position);
}

/** Whether it is surely no cell array, of which `struct` would make more structures than one, or none. */
function isNoCell(it: XmlElement): boolean {
  return makers.has(it.localName) || ['literal', 'binary', 'range'].includes(it.localName) || isBrackets(it);
}

function isBrackets(it: XmlElement): boolean {
  return it.localName === 'unary' && it.getAttribute('op') === '[]' && itemsOf(it).every(isNoCell);
}

function writeTarget(
  { storage, key }: Target,
  ways: readonly string[],
  value: XmlElement | undefined,
  state: KeptState,
): void {
  const path = fieldPath(storage);
  const [base, name] = children(storage);
  const within = storage.localName === 'dyn-struct-ref' && base !== undefined ? fieldPath(base) : undefined;
  const text = writtenText(name);
  if (path !== undefined || (within !== undefined && text !== undefined)) {
    const written = path ?? `${within}.${text}`;
    state.remove(written);
    state.add(written, ways);
  } else if (within !== undefined && name !== undefined) {
    const fields = value === undefined ? undefined : sameFields(storage, value);
    writeSomeField(within, name, ways, fields && fieldPath(fields.from), state);
  } else {
    state.remove(key);
  }
  state.change(key);
}

/** A field whose name is computed is given a value: that of the same name in a structure, or another one. */
function writeSomeField(
  base: string,
  name: XmlElement,
  ways: readonly string[],
  same: string | undefined,
  state: KeptState,
): void {
  const field = plainExpression(name)?.text;
  if (field !== undefined && state.knows(otherFieldFact(base, field))) return;
  for (const way of state.within(base)) {
    const isDirect = /^\.\w+$/.test(way);
    const isKept = (isDirect && ways.includes('')) || (same !== undefined && state.holds(same + way));
    if (!isKept) state.remove(base + way);
  }
}

/** Takes note that a variable holds the names of all fields of a structure, in a column or in a row. */
function noteNames(variable: string, value: XmlElement, state: KeptState): void {
  const path = allNamesOf(value);
  if (path !== undefined && path.split('.')[0] !== variable)
    state.note(namesFact(variable, path), [variable, path.split('.')[0] ?? '']);
}

/** The path of a structure of which an expression gives the names of all fields. */
export function allNamesOf(value: XmlElement): string | undefined {
  const [first] = children(value);
  const isTurned = value.localName === 'unary' && ["'", ".'"].includes(value.getAttribute('op'));
  const call = isTurned ? first : value;
  if (call?.localName !== 'call' || calleeName(call) !== 'fieldnames') return undefined;
  const [asked] = argumentsOf(call);
  return asked === undefined ? undefined : fieldPath(asked);
}
