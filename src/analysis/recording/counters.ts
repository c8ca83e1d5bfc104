import { annotation, child, children, holds, walk } from '../../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { variableKey } from '../reading/variable.js';
import { writtenNumber } from '../reading/written-number.js';

/** An assignment `n = n + k`, and what its variable is kept in and restored from. */
export interface CounterStep {
  readonly assignment: XmlElement;
  readonly saved: string;
  /** The number that is added. */
  readonly amount: number;
  /** The statement of the reverse sweep that restores the value before the step. */
  readonly restore: XmlElement;
}

/** A variable that holds whole numbers of class double, of which all steps can be undone exactly. */
export interface UndoneCounter {
  readonly key: string;
  readonly steps: readonly CounterStep[];
  /** The other statements that give it a value. */
  readonly others: readonly XmlElement[];
}

/** Sizes are whole numbers of class double. */
const sizes: ReadonlySet<string> = new Set(['numel', 'length', 'ndims', 'rows', 'columns']);
/** Elements by which variables may change without being named, or in another order than that of the text. */
const hiding: ReadonlySet<string> = new Set([
  ...['global', 'persistent', 'command', 'try', 'unwind-protect', 'parfor'],
]);

/** Literal values, and steps, that no loop adds up to 2^53, from where on doubles skip whole numbers. */
const largestValue = 2 ** 31;
const largestStep = 2 ** 20;

/** A place where a variable gets a value as a whole; a value that is not known to be a whole number of class double is undefined. */
interface Write {
  readonly statement: XmlElement;
  /** Expressions whose values it is a sum of, or lies between. */
  readonly values: readonly XmlElement[] | undefined;
}

/**
 * The counters of a function: each write of their variables is a step, or gives a literal, a size, a value of a loop over such
 * bounds, or a sum or difference of those and of counters found before. No cycle of variables but a step adds anything up.
 */
export function countersIn(recording: XmlElement, returning: XmlElement): UndoneCounter[] {
  if (holds(recording, (it) => hiding.has(it.localName))) return [];
  const [forward, backward] = sweepsOf(recording, returning);
  const writes = writesIn(forward);
  if (![...writes].some(([key, all]) => all.some((it) => stepOf(it, key) !== undefined))) return [];
  for (const unit of new Set([recording, returning])) {
    const parameters = child(unit, 'param-list');
    for (const it of parameters === undefined ? [] : children(parameters)) writes.delete(variableKey(it));
  }
  const restores = restoresIn(backward);
  return [...wholeNumbers(writes)].flatMap((key) => counterOf(key, writes.get(key) ?? [], restores) ?? []);
}

/** The statements before the turning point, and those behind it. */
function sweepsOf(recording: XmlElement, returning: XmlElement): [XmlElement[], XmlElement[]] {
  const [first, second] = [recording, returning].map((it) => children(child(it, 'statement-list') ?? it));
  const all = first ?? [];
  if (recording !== returning) return [all, second ?? []];
  const turn = all.findIndex((it) => it.localName === 'turning-point');
  return [all.slice(0, turn), all.slice(turn)];
}

function writesIn(statements: readonly XmlElement[]): Map<string, Write[]> {
  const found = new Map<string, Write[]>();
  const add = (key: string, write: Write): void => void found.set(key, [...(found.get(key) ?? []), write]);
  const visit = (it: XmlElement): undefined => {
    if (isAssignment(it)) {
      const targets = targetsOf(it);
      const value = valueOf(it);
      for (const { key, partial } of targets) {
        const isSize = targets.length > 1 && value !== undefined && isSizeOf(value, 1);
        const values = targets.length === 1 && value !== undefined ? [value] : isSize ? [] : undefined;
        add(key, { statement: it, values: partial ? undefined : values });
      }
    } else if (it.localName === 'for') {
      const [variable, range] = children(it);
      const values = range?.localName === 'range' ? children(range) : undefined;
      if (variable !== undefined) add(variableKey(variable), { statement: it, values });
    } else if (it.localName !== 'binary') {
      const { writes, updates } = accessesOf(it);
      for (const key of [...writes, ...updates]) add(key, { statement: it, values: undefined });
    }
    return undefined;
  };
  for (const it of statements) walk(it, visit);
  return found;
}

/** The variables all of whose writes are known to give whole numbers. */
function wholeNumbers(writes: ReadonlyMap<string, readonly Write[]>): Set<string> {
  const found = new Set<string>();
  for (;;) {
    const before = found.size;
    for (const [key, all] of writes) {
      const isWhole = (it: Write): boolean =>
        stepOf(it, key) !== undefined || it.values?.every((value) => isWholeNumber(value, found)) === true;
      if (!found.has(key) && all.every(isWhole)) found.add(key);
    }
    if (found.size === before) return found;
  }
}

function isWholeNumber(it: XmlElement, known: ReadonlySet<string>): boolean {
  switch (it.localName) {
    case 'literal':
      return wholeLiteral(it) <= largestValue;
    case 'var':
      return known.has(variableKey(it));
    case 'unary':
      return it.getAttribute('op') === '-' && children(it).every((part) => isWholeNumber(part, known));
    case 'binary':
      return (
        ['+', '-'].includes(it.getAttribute('op')) && children(it).every((part) => isWholeNumber(part, known))
      );
    case 'call':
      return isSizeOf(it, 2) || (sizes.has(calleeName(it)) && isBuiltin(it) && argumentsOf(it).length === 1);
    default:
      return false;
  }
}

/** The whole number of class double that a literal is; NaN for all else, hexadecimal and binary integers among them. */
function wholeLiteral(it: XmlElement): number {
  const number = it.localName === 'literal' && !/[xb]/i.test(it.textContent) ? writtenNumber(it) : NaN;
  return Number.isInteger(number) ? number : NaN;
}

/** Whether all results of a call are sizes: those of `size(x)` where there are several, of `size(x, 2)` the one. */
function isSizeOf(it: XmlElement, count: 1 | 2): boolean {
  if (it.localName !== 'call' || calleeName(it) !== 'size' || !isBuiltin(it)) return false;
  const [, dimension, ...others] = argumentsOf(it);
  if (count === 1) return dimension === undefined;
  return dimension !== undefined && others.length === 0 && writtenNumber(dimension) >= 1;
}

function isBuiltin(call: XmlElement): boolean {
  return annotation(call, 'is') === 'passive';
}

/** The number that its own assignment adds to a variable: a whole number that is written down. */
function stepOf({ statement, values }: Write, key: string): number | undefined {
  const [value, ...others] = values ?? [];
  if (!isAssignment(statement) || value?.localName !== 'binary' || others.length > 0) return undefined;
  const op = value.getAttribute('op');
  const [left, right] = children(value);
  if (left === undefined || right === undefined || !['+', '-'].includes(op)) return undefined;
  const isOwn = (it: XmlElement): boolean => it.localName === 'var' && variableKey(it) === key;
  const amount = isOwn(left) ? right : op === '+' && isOwn(right) ? left : undefined;
  const number = amount === undefined ? NaN : wholeLiteral(amount);
  if (!(number >= 1 && number <= largestStep)) return undefined;
  return op === '+' ? number : -number;
}

/** The statements that give a variable a value in the reverse sweep; undefined where one may not be what restores it. */
type Restores = ReadonlyMap<string, readonly XmlElement[] | undefined>;

function restoresIn(statements: readonly XmlElement[]): Restores {
  const found = new Map<string, readonly XmlElement[] | undefined>();
  const visit = (it: XmlElement): boolean | undefined => {
    const isRestore = isAssignment(it) && it.getAttribute('restores') !== '';
    if (it.localName === 'binary' && !isAssignment(it)) return undefined;
    const { writes, updates } = accessesOf(it);
    for (const key of [...writes, ...updates]) {
      const others = found.has(key) ? found.get(key) : [];
      found.set(key, isRestore && others !== undefined ? [...others, it] : undefined);
    }
    return undefined;
  };
  for (const it of statements) walk(it, visit);
  return found;
}

/** Nothing unless each value that a variable had is kept before it gets another, and restored. */
function counterOf(key: string, writes: readonly Write[], restores: Restores): UndoneCounter | undefined {
  const steps: CounterStep[] = [];
  const others: XmlElement[] = [];
  for (const write of writes) {
    const saved = savedBefore(write.statement, key);
    const restore = restores.get(key)?.filter((it) => saved !== undefined && holdsKey(valueOf(it), saved));
    const [only, ...more] = restore ?? [];
    if (saved === undefined || only === undefined || more.length > 0) return undefined;
    if (write.statement.localName === 'for') return undefined;
    const amount = stepOf(write, key);
    if (amount === undefined) others.push(write.statement);
    else steps.push({ assignment: write.statement, saved, amount, restore: only });
  }
  const isAll = restores.get(key)?.length === writes.length;
  return steps.length > 0 && isAll ? { key, steps, others } : undefined;
}

/** The temporary that what stands just before a statement keeps a variable in. */
function savedBefore(statement: XmlElement, key: string): string | undefined {
  for (let it = before(statement); it !== undefined && it.getAttribute('saves') !== ''; it = before(it))
    if (holdsKey(valueOf(it), key)) return targetsOf(it)[0]?.key;
  return undefined;
}

function before(statement: XmlElement): XmlElement | undefined {
  let it: XmlNode | null = statement.previousSibling;
  while (it !== null && !isElement(it)) it = it.previousSibling;
  return it ?? undefined;
}

function holdsKey(value: XmlElement | undefined, key: string): boolean {
  return value?.localName === 'var' && variableKey(value) === key;
}
