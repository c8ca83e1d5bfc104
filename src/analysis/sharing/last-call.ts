import { annotation, children, functionsOf, holds, itemsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { variablesIn } from '../reading/accesses.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { assignedIn } from '../lists/assigned-in.js';
import { keysOf } from '../names/names.js';
import { isStorage, principalVariable, variableKey } from '../reading/variable.js';
import { keyPairs, withoutColon, type KeyPair } from './key-pairs.js';
import { StateReads, handsOn, locationOf } from './state-reads.js';

/** The program around a cache. */
export interface CacheContext {
  readonly root: XmlElement;
  readonly rules: RuleTable;
  /** The functions that hold variables between calls. */
  readonly holders: ReadonlySet<string>;
  /** Variables of the function that may hold what an earlier call left. */
  readonly kept: ReadonlySet<string>;
  /** Functions that are known to be the same without their caches. */
  readonly pure: ReadonlySet<string>;
  /** The parameters whose values may differ between calls that find the same. */
  readonly parameters: readonly string[];
}

/** The branch that asks for the last call, and whether it is entered if that was the same. */
export interface LastCall {
  readonly branch: XmlElement;
  readonly hit: boolean;
}

/** A function that keeps results of its last call: its statements before the question for them, if they are there, if not, behind it. */
interface Parts {
  readonly before: readonly XmlElement[];
  readonly hit: readonly XmlElement[];
  readonly miss: readonly XmlElement[];
  readonly behind: readonly XmlElement[];
  readonly pairs: readonly KeyPair[];
}

/**
 * The branch of a function that asks whether it was called with the same values last time, and whether it is entered if so; if
 * the function gives the same without asking: all that it computes depends on these values only, not on what it keeps,
 * and on what it keeps nobody else depends.
 */
export function cacheOfLastCall(unit: XmlElement, context: CacheContext): LastCall | undefined {
  const state = stateOf(unit, context);
  const statements = children(bodyOf(unit));
  for (const [index, choice] of statements.entries()) {
    const [branch, otherwise, ...more] = choice.localName === 'choose' ? children(choice) : [];
    if (branch === undefined || more.length > 0 || otherwise?.localName === 'when') continue;
    const asked = keyPairs(branch, state);
    if (asked === undefined || !asked.pairs.some(({ key }) => context.kept.has(variableKey(key)))) continue;
    const entered = children(bodyOf(branch));
    const others = otherwise === undefined ? [] : children(bodyOf(otherwise));
    const rest = statements.slice(index + 1);
    const before = statements.slice(0, index);
    const leaves = entered.at(-1)?.localName === 'return';
    if (leaves && !asked.hit) continue;
    const [hit, miss] = asked.hit ? [entered, leaves ? [...others, ...rest] : others] : [others, entered];
    const parts = { before, hit, miss, behind: leaves ? [] : rest, pairs: asked.pairs };
    if (new Cache(unit, parts, state, context).isPure()) return { branch, hit: asked.hit };
  }
  return undefined;
}

/** The variables that a function keeps: what holders give it, or what it is given and gives back. */
function stateOf(unit: XmlElement, { holders }: CacheContext): ReadonlySet<string> {
  const results = new Set(keysOf(unit, 'outvars'));
  const state = new Set(keysOf(unit, 'param-list').filter((it) => results.has(it)));
  for (const it of children(bodyOf(unit))) {
    const value = isAssignment(it) ? valueOf(it) : undefined;
    if (value?.localName === 'call' && holders.has(calleeName(value)))
      for (const { key } of targetsOf(it)) state.add(key);
  }
  return state;
}

class Cache {
  constructor(
    readonly unit: XmlElement,
    readonly parts: Parts,
    readonly state: ReadonlySet<string>,
    readonly context: CacheContext,
  ) {}

  isPure(): boolean {
    const { before, miss, behind } = this.parts;
    const isQuiet = [...before, ...miss].every((it) => this.#isRepeatable(it, new Set()));
    const changes = [...before, ...behind].some((it) => this.#writesState(it) && !this.#isBeginning(it));
    if (!isQuiet || changes || miss.some((it) => holds(it, isJump))) return false;
    return this.#isNew() && this.#keepsKeys() && this.#isFoundAgain() && this.#isAsked() && this.#isAlone();
  }

  /** Whether nothing that is computed after a miss depends on what was kept. */
  #isNew(): boolean {
    const { before, miss, behind } = this.parts;
    const reads = new StateReads(this.state, this.context.pure);
    for (const it of [...before, ...miss, ...behind]) {
      if (this.#isHolding(it) || this.#isBeginning(it)) continue;
      if (!reads.follow(it)) return false;
    }
    return keysOf(this.unit, 'outvars').every((it) => this.state.has(it) || !reads.isOld(it));
  }

  /** Whether a miss keeps all values that are asked for, as they are. */
  #keepsKeys(): boolean {
    return this.parts.pairs.every(({ key, value }) => {
      const given = this.#lastOf(key);
      const isSame = given !== undefined && textOf(given) === textOf(value);
      return isSame && !variablesIn([value]).some((it) => this.#assignedByMiss.has(it));
    });
  }

  /** Whether a hit gives all that a miss does, as it was kept. */
  #isFoundAgain(): boolean {
    const { hit, miss, behind } = this.parts;
    const found = new Set<string>();
    for (const it of hit.filter((one) => !this.#isHolding(one) && one.localName !== 'return')) {
      const [target, ...others] = isAssignment(it) ? targetsOf(it) : [];
      const value = valueOf(it);
      if (target === undefined || target.partial || others.length > 0 || value === undefined) return false;
      if (this.state.has(target.key) || !this.state.has(rootOf(value)) || locationOf(value) === undefined)
        return false;
      if (!this.#isKept(target.variable, value)) return false;
      found.add(target.key);
    }
    const results = new Set([...keysOf(this.unit, 'outvars'), ...variablesIn(behind)]);
    return miss.every((it) =>
      [...assignedIn(it)].every((key) => this.state.has(key) || found.has(key) || !results.has(key)),
    );
  }

  /** Whether a miss leaves a variable and what is kept the same. */
  #isKept(variable: XmlElement, kept: XmlElement): boolean {
    const { miss } = this.parts;
    for (const [one, other] of [
      [kept, variable],
      [variable, kept],
    ] as const) {
      const place = this.#placeOfLast(one);
      const value = valueOf(miss[place] ?? this.unit);
      if (place < 0 || value === undefined || textOf(value) !== textOf(other)) continue;
      const later = miss
        .slice(place + 1)
        .some((it) => assignedIn(it).has(rootOf(other)) && !this.#spares(it, other));
      if (!later) return true;
    }
    return false;
  }

  /** Whether a statement writes to a part of a variable that is another one. */
  #spares(statement: XmlElement, part: XmlElement): boolean {
    const targets = isAssignment(statement) ? targetsOf(statement) : [];
    return targets.length > 0 && targets.every(({ storage }) => areApart(storage, part));
  }

  /** Whether a miss depends on nothing but what is asked for. */
  #isAsked(): boolean {
    const { before, miss, pairs } = this.parts;
    const { parameters } = this.context;
    const known = new Set(pairs.flatMap(({ value }) => variablesIn([value])));
    const written = before.flatMap((it) => [...assignedIn(it)]);
    const isOnce = (key: string): boolean => written.filter((it) => it === key).length === 1;
    for (const it of before) {
      const value = isAssignment(it) ? valueOf(it) : undefined;
      const read = value === undefined ? [] : variablesIn([value]);
      const isKnown = read.every((key) => known.has(key) && (isOnce(key) || !written.includes(key)));
      if (
        value === undefined ||
        !isKnown ||
        read.some((key) => parameters.includes(key) && written.includes(key))
      )
        continue;
      for (const { key, partial } of targetsOf(it)) if (!partial && isOnce(key)) known.add(key);
    }
    const open = new Set([...parameters, ...written]);
    return variablesIn(miss).every((it) => this.state.has(it) || known.has(it) || !open.has(it));
  }

  /** Whether no other function looks at what is kept, but hands it on. */
  #isAlone(): boolean {
    const units = functionsOf(this.context.root);
    const own = new Set([...this.state].filter((it) => this.#isTouched(it)));
    const fixed = keysOf(this.unit, 'param-list').filter(
      (it) => this.context.kept.has(it) && !this.state.has(it),
    );
    return units.every((unit) => {
      if (unit === this.unit || this.context.holders.has(functionName(unit))) return true;
      return !holds(bodyOf(unit), (it) => {
        if (isAssignment(it) && !this.#isLoad(it) && targetsOf(it).some(({ key }) => fixed.includes(key)))
          return true;
        return it.localName === 'var' && own.has(variableKey(it)) && !isHandedOn(it);
      });
    });
  }

  /** Whether a statement makes what is kept ready, where that is empty, so that nothing is found. */
  #isBeginning(statement: XmlElement): boolean {
    const [branch, ...others] = statement.localName === 'choose' ? children(statement) : [];
    const condition = branch === undefined ? undefined : children(branch)[0];
    if (branch === undefined || others.length > 0 || condition?.localName !== 'call') return false;
    const isOwn = variablesIn([condition]).every((it) => this.state.has(it));
    if (calleeName(condition) !== 'isempty' || !isOwn) return false;
    return children(bodyOf(branch)).every((it) => {
      const value = isAssignment(it) ? valueOf(it) : undefined;
      if (value === undefined || variablesIn([value]).length > 0) return false;
      return targetsOf(it).every(
        ({ key, storage }) => this.state.has(key) && this.#findsNothing(storage, value),
      );
    });
  }

  /** Whether a place with a value is no key, or the value is none that a function is called with. */
  #findsNothing(storage: XmlElement, value: XmlElement): boolean {
    const place = locationOf(storage);
    const keys = this.parts.pairs.flatMap(({ key }) => locationOf(key) ?? []);
    if (isNothing(value) || (place !== undefined && keys.every((it) => arePlacesApart(place, it))))
      return true;
    if (place === undefined || value.localName !== 'call' || calleeName(value) !== 'struct') return false;
    const given = argumentsOf(value);
    return given.every((it, index) => {
      const field = `${place}.${given[index - 1]?.textContent.slice(1, -1) ?? ''}`;
      return index % 2 === 0 || isNothing(it) || keys.every((key) => arePlacesApart(field, key));
    });
  }

  #isTouched(key: string): boolean {
    const { before, hit, miss, behind } = this.parts;
    const isOwn = (it: XmlElement): boolean =>
      !this.#isHolding(it) && !handsOn(it, this.context.pure) && variablesIn([it]).includes(key);
    return (
      [...before, ...hit, ...miss, ...behind].some(isOwn) ||
      this.parts.pairs.some((it) => rootOf(it.key) === key)
    );
  }

  get #assignedByMiss(): ReadonlySet<string> {
    return new Set(this.parts.miss.flatMap((it) => [...assignedIn(it)]));
  }

  /** The value that a miss gives a place at last, where that is known. */
  #lastOf(place: XmlElement): XmlElement | undefined {
    const index = this.#placeOfLast(place);
    return index < 0 ? undefined : valueOf(this.parts.miss[index]!);
  }

  /** Where a miss writes to a place for the last time: -1 where it may do that within other statements, or in part. */
  #placeOfLast(place: XmlElement): number {
    const { miss } = this.parts;
    const index = miss.findLastIndex((it) => assignedIn(it).has(rootOf(place)) && !this.#spares(it, place));
    const statement = miss[index];
    if (statement === undefined || !isAssignment(statement)) return -1;
    const [target, ...others] = targetsOf(statement);
    const isWhole = target !== undefined && others.length === 0 && textOf(target.storage) === textOf(place);
    return isWhole ? index : -1;
  }

  #writesState(statement: XmlElement): boolean {
    if (this.#isHolding(statement) || handsOn(statement, this.context.pure)) return false;
    return [...assignedIn(statement)].some((it) => this.state.has(it));
  }

  #isLoad(statement: XmlElement): boolean {
    const value = valueOf(statement);
    return value?.localName === 'call' && this.context.holders.has(calleeName(value));
  }

  /** Whether a statement brings what is held, or has it held. */
  #isHolding(statement: XmlElement): boolean {
    const call = isAssignment(statement) ? valueOf(statement) : statement;
    return call?.localName === 'call' && this.context.holders.has(calleeName(call));
  }

  /** Whether all that a part of the program calls gives the same for the same. */
  #isRepeatable(part: XmlElement, seen: Set<string>): boolean {
    const { root, rules, holders, pure } = this.context;
    return !holds(part, (it) => {
      if (it.localName !== 'call' && it.localName !== 'function-handle') return false;
      const name = calleeName(it);
      if (seen.has(name) || holders.has(name) || pure.has(name)) return false;
      seen.add(name);
      const callee = functionsOf(root).find((one) => functionName(one) === name);
      if (callee === undefined) return !rules.isRepeatable(name) && !telling.has(name);
      return !this.#isRepeatable(bodyOf(callee), seen);
    });
  }
}

/** Functions that only tell the user something. */
const telling: ReadonlySet<string> = new Set(['disp', 'error', 'fprintf', 'printf', 'warning']);

/** Whether a value equals none that a function is called with. */
function isNothing(value: XmlElement): boolean {
  if (value.localName === 'unary' && value.getAttribute('op') === '-')
    return children(value).every(isNothing);
  if (value.localName === 'unary') return itemsOf(value).length === 0;
  if (value.localName !== 'call') return false;
  return argumentsOf(value).length === 0 && ['NaN', 'nan', 'NA', 'Inf', 'inf'].includes(calleeName(value));
}

function isJump({ localName }: XmlElement): boolean {
  return localName === 'return' || localName === 'break' || localName === 'continue';
}

/** Whether a variable is an argument, or a result, of a call of a function of the program. */
function isHandedOn(variable: XmlElement): boolean {
  let call = variable.parentNode as XmlElement;
  while (['param-list', 'item-list', 'row-list', 'unary'].includes(call.localName))
    call = call.parentNode as XmlElement;
  const called = isAssignment(call) ? valueOf(call) : call;
  return called?.localName === 'call' && annotation(called, 'is') === 'user';
}

/** Whether two places are different parts of variables. */
function areApart(one: XmlElement, other: XmlElement): boolean {
  const [first, second] = [locationOf(one), locationOf(other)];
  if (first === undefined || second === undefined) return rootOf(one) !== rootOf(other);
  return arePlacesApart(first, second);
}

function arePlacesApart(one: string, other: string): boolean {
  return !`${one}.`.startsWith(`${other}.`) && !`${other}.`.startsWith(`${one}.`);
}

function rootOf(storage: XmlElement): string {
  const variable = isStorage(storage) ? principalVariable(storage) : undefined;
  return variable === undefined ? '' : variableKey(variable);
}

/** An expression as text, by which equal ones are known; all elements of something count as that. */
function textOf(expression: XmlElement): string {
  const parts: string[] = [];
  walk(withoutColon(expression), (it) => {
    const isLeaf = it.localName === 'var' || children(it).length === 0;
    parts.push(
      it.localName,
      it.getAttribute('op'),
      isLeaf ? variableOrText(it) : String(children(it).length),
    );
    return !isLeaf;
  });
  return parts.join(' ');
}

function variableOrText(it: XmlElement): string {
  return it.localName === 'var' ? variableKey(it) : it.textContent;
}
