import { annotation, children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { loops } from '../reading/loop-heads.js';
import { keysOf } from '../names/names.js';
import { valuesRead } from './values-read.js';
import { variableKey } from '../reading/variable.js';

/** A condition that decides whether, or how often, something is done. */
export interface Decision {
  readonly condition: XmlElement;
  /** The variables that it depends on. */
  readonly reads: ReadonlySet<string>;
  /** Whether it is asked again and again: it stands in a loop, or is that of one. */
  readonly isRepeated: boolean;
}

/** A place where a variable is given a value, or a part of it is. */
export interface ValueWrite {
  readonly key: string;
  readonly value: XmlElement;
  /** The part of the variable that is written, where that is not the whole. */
  readonly part?: XmlElement;
  /** The variables that the value depends on, and the place of the part. */
  readonly reads: ReadonlySet<string>;
  readonly isRepeated: boolean;
  /** From what is asked farthest from it to what is asked next to it. */
  readonly decisions: readonly Decision[];
}

/**
 * All that a function writes, and what decides on it. Recursive calls write to the parameters, and repeat all that such a
 * function does.
 */
export function valueWrites(unit: XmlElement): readonly ValueWrite[] {
  return new WriteCollector(unit).writes;
}

interface MutableWrite extends ValueWrite {
  readonly decisions: Decision[];
}

/** A loop that is analysed: what it writes, and on which conditions it is left, or an iteration is. */
interface Loop {
  readonly writes: MutableWrite[];
  readonly exits: Decision[];
}

class WriteCollector {
  readonly writes: MutableWrite[] = [];
  readonly #name: string;
  readonly #parameters: readonly string[];
  readonly #isRecursive: boolean;
  readonly #loops: Loop[] = [];

  constructor(unit: XmlElement) {
    this.#name = functionName(unit);
    this.#parameters = keysOf(unit, 'param-list');
    let isRecursive = false;
    walk(unit, (it) => {
      if (this.#isOwnCall(it)) isRecursive = true;
      return undefined;
    });
    this.#isRecursive = isRecursive;
    this.#list(bodyOf(unit), []);
  }

  get #isRepeated(): boolean {
    return this.#isRecursive || this.#loops.length > 0;
  }

  #list(list: XmlElement, decisions: readonly Decision[]): void {
    for (const statement of children(list)) this.#statement(statement, decisions);
  }

  #statement(statement: XmlElement, decisions: readonly Decision[]): void {
    const { localName } = statement;
    if (localName === 'statement-list') this.#list(statement, decisions);
    else if (loops.has(localName)) this.#loop(statement, decisions);
    else if (localName === 'break' || localName === 'continue' || localName === 'return') {
      const left = localName === 'return' ? this.#loops : this.#loops.slice(-1);
      for (const it of left) it.exits.push(...decisions.filter(({ isRepeated }) => isRepeated));
    } else if (localName === 'loop-exit') {
      const [condition] = children(statement);
      if (condition !== undefined) this.#loops.at(-1)?.exits.push(decisionOn(condition, this.#isRepeated));
    } else if (isAssignment(statement)) this.#assignment(statement, decisions);
    else this.#parts(statement, decisions);
  }

  /** Goes through a loop; what is written in it depends on what ends it, wherever that stands. */
  #loop(loop: XmlElement, decisions: readonly Decision[]): void {
    const [first, second] = children(loop);
    const isCounted = loop.localName !== 'while';
    const condition = isCounted ? second : first;
    const own: Loop = { writes: [], exits: [] };
    const isAskedAgain = this.#isRepeated || !isCounted;
    this.#loops.push(own);
    if (condition !== undefined) this.#calls(condition, decisions);
    if (isCounted && first !== undefined && condition !== undefined)
      this.#write({ key: variableKey(first), value: condition }, decisions);
    const decided = condition === undefined ? [] : [decisionOn(condition, isAskedAgain)];
    this.#list(bodyOf(loop), [...decisions, ...decided]);
    this.#loops.pop();
    for (const it of own.writes) it.decisions.unshift(...own.exits);
    this.#loops.at(-1)?.writes.push(...own.writes);
  }

  /** Goes through a statement with others in it: each is decided on by the conditions of its branch and of those before. */
  #parts(statement: XmlElement, decisions: readonly Decision[]): void {
    let known = decisions;
    for (const part of children(statement)) {
      if (part.localName === 'statement-list') this.#list(part, known);
      else if (['when', 'case', 'otherwise', 'catch', 'unwind-cleanup'].includes(part.localName)) {
        const [condition] = children(part);
        const isDecided = condition !== undefined && (part.localName === 'when' || part.localName === 'case');
        if (isDecided) known = [...known, decisionOn(condition, this.#isRepeated)];
        if (isDecided) this.#calls(condition, decisions);
        for (const it of children(part)) if (it.localName === 'statement-list') this.#list(it, known);
      } else {
        this.#calls(part, decisions);
        if (statement.localName === 'switch') known = [...known, decisionOn(part, this.#isRepeated)];
      }
    }
  }

  #assignment(statement: XmlElement, decisions: readonly Decision[]): void {
    const value = valueOf(statement);
    if (value === undefined) return;
    this.#calls(value, decisions);
    for (const { key, storage, partial } of targetsOf(statement))
      this.#write({ key, value, ...(partial ? { part: storage } : {}) }, decisions);
  }

  /** The arguments of recursive calls. */
  #calls(expression: XmlElement, decisions: readonly Decision[]): void {
    if (!this.#isRecursive) return;
    walk(expression, (it) => {
      if (this.#isOwnCall(it))
        argumentsOf(it).forEach((given, index) => {
          const key = this.#parameters[Math.min(index, this.#parameters.length - 1)];
          if (key !== undefined) this.#write({ key, value: given }, decisions);
        });
      return undefined;
    });
  }

  #isOwnCall(it: XmlElement): boolean {
    return it.localName === 'call' && annotation(it, 'is') === 'user' && calleeName(it) === this.#name;
  }

  #write(
    { key, value, part }: { readonly key: string; readonly value: XmlElement; readonly part?: XmlElement },
    decisions: readonly Decision[],
  ): void {
    const reads = new Set([...valuesRead(value), ...(part === undefined ? [] : valuesRead(part))]);
    const place = part === undefined ? {} : { part };
    const made = { key, value, ...place, reads, isRepeated: this.#isRepeated, decisions: [...decisions] };
    this.writes.push(made);
    this.#loops.at(-1)?.writes.push(made);
  }
}

function decisionOn(condition: XmlElement, isRepeated: boolean): Decision {
  return { condition, reads: valuesRead(condition), isRepeated };
}
