import type { RuleTable } from '../../rules/rule-table.js';
import { children, firstChildOf, functionsOf, walk, walkNames } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { freeNames, functionName, namedIn } from '../reading/free-names.js';
import { outermostFunction } from '../reading/outermost-function.js';
import { ProgramFiles } from '../reading/program-files.js';
import { isAssigned, targetsOf } from '../reading/assignment.js';
import { canBePassedBy } from './passed-by.js';

/**
 * The places of a program that every run comes to, as far as its text shows: those of the entry that cannot be passed by, and
 * those of functions that are mentioned at such places. A function that a variable or a field holds is reached where that is
 * read.
 */
export class ReachedPlaces {
  readonly #known = new Map<XmlElement, boolean>();
  readonly #mentions = new Map<XmlElement, XmlElement[]>();
  /** Where the fields of each name are read. */
  readonly #fields = new Map<string, XmlElement[]>();

  constructor(
    root: XmlElement,
    readonly entry: XmlElement | undefined,
    rules: RuleTable,
  ) {
    const units = functionsOf(root);
    const files = new ProgramFiles(units);
    for (const unit of units) {
      const file = unit.getAttribute('file');
      for (const { names, elements } of freeNames(unit)) {
        const { unit: named, length } = files.resolve(file, names, rules);
        const element = elements[length - 1];
        if (named !== undefined && element !== undefined) this.#mention(named, element);
      }
      this.#enter(unit);
      walkNames(unit, (it) => {
        const name = it.localName === 'literal' ? namedIn(it.textContent) : undefined;
        const named = name === undefined ? undefined : files.resolve(file, name.split('.'), rules).unit;
        if (named !== undefined) this.#mention(named, it);
      });
    }
  }

  /** Whether every run comes to a part of the program. */
  has(part: XmlElement): boolean {
    if (part.localName === 'function') return this.#isCalled(part);
    if (canBePassedBy(part)) return false;
    const around = functionAround(part);
    return around !== undefined && this.#isCalled(around);
  }

  #isCalled(unit: XmlElement): boolean {
    if (unit === this.entry) return true;
    const known = this.#known.get(unit);
    if (known !== undefined) return known;
    // A function that only calls itself is not reached by that.
    this.#known.set(unit, false);
    const uses = unit.localName === 'function' ? (this.#mentions.get(unit) ?? []) : [unit];
    const isCalled = uses.some((it) => this.#isUsed(it));
    this.#known.set(unit, isCalled);
    return isCalled;
  }

  /** Whether every run comes to what may call the function that an element makes a handle of, names, or calls. */
  #isUsed(it: XmlElement): boolean {
    const holder = isFunctionValue(it) ? holderOf(it) : undefined;
    if (holder === undefined) return this.has(it);
    if (holder.localName === 'struct-ref')
      return (this.#fields.get(fieldOf(holder)) ?? []).some((read) => this.has(read));
    return readsOf(holder).some((read) => this.has(read));
  }

  #mention(unit: XmlElement, element: XmlElement): void {
    const known = this.#mentions.get(unit);
    if (known === undefined) this.#mentions.set(unit, [element]);
    else known.push(element);
  }

  /** Fields that are read, and functions that are nested, which only those around and beside them mention. */
  #enter(unit: XmlElement): void {
    const nested = new Map<string, XmlElement>();
    walk(unit, (it) => {
      if (it.localName === 'function' && it !== unit) nested.set(functionName(it), it);
      if (it.localName !== 'struct-ref' || isTarget(it)) return undefined;
      this.#fields.set(fieldOf(it), [...(this.#fields.get(fieldOf(it)) ?? []), it]);
      return undefined;
    });
    if (nested.size === 0) return;
    walkNames(unit, (it) => {
      const names = it.localName === 'var' || it.localName === 'function-handle';
      const named = names ? nested.get(firstChildOf(it)?.textContent ?? '') : undefined;
      if (named !== undefined) this.#mention(named, it);
    });
  }
}

/** Whether the value of a variable or a field is the anonymous function, which is no argument of a call. */
export function isStored(unit: XmlElement): boolean {
  return holderOf(unit) !== undefined;
}

function isFunctionValue({ localName }: XmlElement): boolean {
  return localName === 'anonymous-function' || localName === 'function-handle';
}

/** The variable or the field that a function is assigned to as it is. */
function holderOf(value: XmlElement): XmlElement | undefined {
  const statement = value.parentNode;
  if (!isElement(statement) || !isAssigned(statement)) return undefined;
  const [target, given] = children(statement);
  return given === value && (target?.localName === 'var' || target?.localName === 'struct-ref')
    ? target
    : undefined;
}

function fieldOf(reference: XmlElement): string {
  return children(reference)[1]?.textContent ?? '';
}

/** The places in a function where a variable is read, in those that are nested in it too. */
function readsOf(variable: XmlElement): XmlElement[] {
  const name = firstChildOf(variable)?.textContent;
  const found: XmlElement[] = [];
  walkNames(outermostFunction(variable), (it) => {
    if (it.localName === 'var' && firstChildOf(it)?.textContent === name && !isTarget(it)) found.push(it);
  });
  return found;
}

function isTarget(it: XmlElement): boolean {
  const statement = it.parentNode;
  return (
    isElement(statement) &&
    isAssigned(statement) &&
    targetsOf(statement).some(({ storage }) => storage === it)
  );
}

function functionAround(part: XmlElement): XmlElement | undefined {
  for (let it = part.parentNode; isElement(it); it = it.parentNode)
    if (it.localName === 'function' || it.localName === 'anonymous-function') return it;
  return undefined;
}
