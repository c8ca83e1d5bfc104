import { diagnostic, type Diagnostic } from '../../diagnostic/diagnostic.js';
import { annotate, annotationNames, child, children, itemsOf, placeOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';
import { isAssigned } from '../reading/assignment.js';
import { headsOf, type Evaluated, type Head } from './evaluation-order.js';
import { keysOf } from '../names/names.js';
import { isCellList } from '../reading/is-cell-list.js';
import { isWithin } from './is-within.js';
import type { Scope } from './scopes.js';
import { parameterKeys } from '../reading/parameter-keys.js';
import { variableKey } from '../reading/variable.js';

/** The facts on the functions that a function calls. */
export interface CallFacts {
  /** The function that a name is of. */
  callee(name: XmlElement): Scope | undefined;
  /** The variables that it shares and reads, by their names at the caller. */
  inputs(callee: Scope): readonly string[];
  /** Those that it writes to. */
  outputs(callee: Scope): readonly string[];
  /** The variables that it counts outputs with. */
  counts(callee: Scope): readonly string[];
  /** Its name for those who give it what it shares, where that is another. */
  inner(callee: Scope): string | undefined;
  numbered(base: string): string;
  /** Whether it gives back the error that ended it, so that what it changed before is not lost. */
  isGuarded(callee: Scope): boolean;
  /** Whether those who call handles of it pass on what it shares. */
  isHandedOn(callee: Scope): boolean;
  /** Whether what it shares keeps its value behind a place: then a handle may take it along. */
  isSettled(callee: Scope, place: XmlElement): boolean;
}

type Report = (it: Diagnostic) => void;

/** Writes on the names of functions that share variables what they are given and give back (see `sharing`). */
export function annotateSharedCalls(scope: Scope, facts: CallFacts, report: Report): void {
  const body = child(scope.unit, 'statement-list');
  if (body === undefined) return;
  for (const head of headsOf(body, (name) => facts.callee(name) !== undefined)) {
    new SharedHead(head, facts, report).annotate();
  }
}

/** A call of a function that shares variables. */
interface Call extends Evaluated {
  readonly callee: Scope;
  readonly outputs: readonly string[];
}

class SharedHead {
  readonly #calls: readonly Call[];

  constructor(
    readonly head: Head,
    readonly facts: CallFacts,
    readonly report: Report,
  ) {
    this.#calls = head.evaluated.flatMap((it) => {
      const callee = facts.callee(it.name);
      const isHandle = it.name.localName === 'function-handle';
      if (callee === undefined || (isHandle && this.facts.isHandedOn(callee))) return [];
      const shares = facts.inputs(callee).length + facts.counts(callee).length > 0;
      return shares ? [{ ...it, callee, outputs: facts.outputs(callee) }] : [];
    });
  }

  annotate(): void {
    for (const call of this.#calls) this.#check(call);
    this.#checkSides();
    const outlined = this.#outlined();
    for (const it of outlined) {
      const base = it.name.textContent;
      annotate(it.name, 'value', this.facts.numbered(base));
      if (it.fixed !== undefined) this.#refuse(it.name, it.fixed);
      if (usesEndAround(wholeOf(it.name)))
        this.#refuse(it.name, "with an 'end' of what is around among its arguments");
    }
    for (const call of this.#calls) this.#annotateCall(call, outlined.includes(call));
  }

  /** The effects before the statement: calls that change something, and what they could change before it is read. */
  #outlined(): readonly Evaluated[] {
    const { evaluated } = this.head;
    const changing = this.#calls.filter((it) => it.outputs.length > 0 && !this.#isWholeValue(it));
    const last = changing.at(-1);
    if (last === undefined) return [];
    const names = evaluated.map((it) => it.name);
    const end = names.indexOf(last.name);
    return evaluated.slice(0, end + 1).flatMap((it, index) => {
      const call = this.#calls.find((other) => other.name === it.name);
      if (call !== undefined) return this.facts.inputs(call.callee).length > 0 ? [call] : [];
      const isChanged = changing.some(
        (other) => names.indexOf(other.name) > index && other.outputs.includes(variableKey(it.name)),
      );
      return isChanged ? [it] : [];
    });
  }

  /** Whether a call is all that its statement computes, so that it may have more outputs there. */
  #isWholeValue(call: Call): boolean {
    const { statement } = this.head;
    const whole = wholeOf(call.name);
    const isShown = statement.getAttribute('echo') !== '' && keysOf(call.callee.unit, 'outvars').length > 0;
    if (isShown || isLonger(whole)) return false;
    if (statement === whole) return true;
    const [target, value] = children(statement);
    if (target === undefined || statement.getAttribute('op') !== '=' || !isAssigned(statement)) return false;
    if (value !== whole) return false;
    let isApart = true;
    walk(target, (it) => {
      if (it.localName === 'var' && call.outputs.includes(variableKey(it))) isApart = false;
      return isApart;
    });
    return isApart;
  }

  /** The indices of what is assigned to are evaluated before the value or after it: that must make no difference. */
  #checkSides(): void {
    const [target] = children(this.head.statement);
    if (target === undefined || !isAssigned(this.head.statement)) return;
    const isLeft = (it: Evaluated): boolean => isWithin(it.name, target);
    for (const call of this.#calls.filter((it) => it.outputs.length > 0)) {
      const others = this.head.evaluated.filter((it) => isLeft(it) !== isLeft(call));
      const depends = others.some(
        ({ name }) => call.outputs.includes(variableKey(name)) || this.#calls.some((it) => it.name === name),
      );
      if (depends) this.#refuse(call.name, 'on one side of an assignment whose other side depends on it');
    }
  }

  #annotateCall({ name, callee, outputs }: Call, isOutlined: boolean): void {
    const count = isOutlined && this.head.statement !== wholeOf(name) ? 1 : this.#countOutputs(name);
    const counts = this.facts.counts(callee).map((it) => this.#countText(it, name, callee, count));
    annotate(name, 'shared-inputs', [...counts, ...this.facts.inputs(callee)].join(' '));
    if (outputs.length > 0) annotate(name, 'shared-outputs', outputs.join(' '));
    if (this.facts.isGuarded(callee)) {
      annotate(name, 'guard', this.facts.numbered('problem'));
      const held = isOutlined ? [undefined] : this.#targetsOf(name);
      if (held.some((it) => it !== undefined && isCellList(it)))
        this.#refuse(name, 'within try for lists of cells');
      annotate(name, 'held', held.map(() => this.facts.numbered('held')).join(' '));
    }
    const inner = this.facts.inner(callee);
    if (inner !== undefined) annotate(name, 'inner', inner);
    this.#renameHiding(name, this.facts.inputs(callee));
  }

  /** Parameters of anonymous functions around a call must not hide what it is given. */
  #renameHiding(name: XmlElement, inputs: readonly string[]): void {
    for (let it = name.parentNode; isElement(it) && it.localName !== 'function'; it = it.parentNode) {
      if (it.localName !== 'anonymous-function') continue;
      const known = annotationNames(it, 'renamed');
      const isKnown = (key: string): boolean => known.some((pair) => pair.startsWith(`${key}=`));
      const hiding = parameterKeys(it).filter((key) => inputs.includes(key) && !isKnown(key));
      if (hiding.includes('varargin')) this.#refuse(name, 'in an anonymous function');
      const pairs = [...known, ...hiding.map((key) => `${key}=${this.facts.numbered(key)}`)];
      if (pairs.length > 0) annotate(it, 'renamed', pairs.join(' '));
    }
  }

  /** How many outputs the caller takes. */
  #countOutputs(name: XmlElement): number {
    const { statement } = this.head;
    if (statement === wholeOf(name)) return 0;
    return this.#targetsOf(name).length;
  }

  /** The targets of a call; one unknown place where it is an operand. */
  #targetsOf(name: XmlElement): readonly (XmlElement | undefined)[] {
    const [target, value] = children(this.head.statement);
    const isAll = isAssigned(this.head.statement) && value === wholeOf(name);
    return isAll && target?.localName === 'unary' ? itemsOf(target) : [undefined];
  }

  #countText(counter: string, name: XmlElement, callee: Scope, count: number): string {
    if (counter === 'nargout') return String(count);
    const targets = this.#targetsOf(name);
    const outputs = children(child(callee.unit, 'outvars') ?? callee.unit).length;
    const isWanted = (index: number): boolean =>
      index < Math.max(count, 1) && targets[index]?.localName !== 'ignored';
    return `wanted:${Array.from({ length: outputs }, (_, index) => (isWanted(index) ? 1 : 0)).join('')}`;
  }

  #check({ name, callee, outputs, indexed, fixed }: Call): void {
    const isName = name.localName === 'var';
    const isTaken = this.#isTaken(name, callee);
    if (!isName && !isTaken)
      this.#refuse(name, name.localName === 'command' ? 'as a command' : 'through a handle');
    if (!isName && isTaken) {
      const parameters = child(callee.unit, 'param-list');
      const names = parameters === undefined ? [] : children(parameters).map(variableKey);
      annotate(name, 'parameters', names.map((it) => this.facts.numbered(it)).join(' '));
    }
    if (isName && fixed === 'in an anonymous function' && !isTaken) this.#refuse(name, fixed);
    if (outputs.some((it) => indexed.includes(it))) this.#refuse(name, 'in an index of what it changes');
    const around = outputs.length === 0 ? undefined : endsEarly(name);
    const isKept = around === 'try' && this.facts.isGuarded(callee);
    if (around !== undefined && !isKept) this.#refuse(name, `in '${around}'`);
    const isListed = this.#targetsOf(name).some((it) => it !== undefined && isCellList(it));
    const unknown = this.facts.counts(callee).length > 0 && isListed;
    if (unknown) this.#refuse(name, 'for an unknown number of results');
  }

  /** Whether a handle, or an anonymous function that calls, can take along what the function shares. */
  #isTaken(name: XmlElement, callee: Scope): boolean {
    if (!['var', 'function-handle'].includes(name.localName)) return false;
    if (this.facts.outputs(callee).length + this.facts.counts(callee).length > 0) return false;
    const parameters = child(callee.unit, 'param-list');
    const isPlain = (parameters === undefined ? [] : children(parameters)).every(
      (it) => it.localName === 'var' && it.textContent !== 'varargin',
    );
    return (name.localName === 'var' || isPlain) && this.facts.isSettled(callee, name);
  }

  #refuse(name: XmlElement, where: string): void {
    const called = child(name, 'id')?.textContent ?? name.textContent;
    this.report(diagnostic('E311', placeOf(name), { name: called, where }));
  }
}

/** A call with its arguments, from the name of the function. */
function wholeOf(name: XmlElement): XmlElement {
  const around = name.parentNode;
  if (!isElement(around) || around.localName !== 'array') return name;
  const [base, list] = children(around);
  return base === name && list?.localName === 'param-list' ? around : name;
}

/** Whether the result of a call is indexed at once. */
function isLonger(whole: XmlElement): boolean {
  return whole.localName === 'array' && children(whole).length > 2;
}

/** Whether there is an `end` in the arguments that belongs to an index around them. */
function usesEndAround(whole: XmlElement): boolean {
  if (whole.localName !== 'array') return false;
  let found = false;
  const [, list] = children(whole);
  if (list === undefined) return false;
  walk(list, (it) => {
    if (it.localName === 'end') found = true;
    return it.localName !== 'array';
  });
  return found;
}

/** The statement around that may end early, or is run elsewhere. */
function endsEarly(element: XmlElement): string | undefined {
  let inner: XmlElement = element;
  for (let it: XmlNode | null = element.parentNode; isElement(it); it = it.parentNode) {
    if (it.localName === 'function') return undefined;
    if (it.localName === 'parfor' || it.localName === 'spmd') return it.localName;
    if (it.localName === 'try' && inner.localName === 'statement-list') return 'try';
    inner = it;
  }
  return undefined;
}
