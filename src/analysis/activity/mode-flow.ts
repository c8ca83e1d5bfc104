import { annotation, children, holds } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { isAssignment, targetsOf, valueOf, type Target } from '../reading/assignment.js';
import { argumentsOf, calleeName, differentiableParts } from '../reading/differentiable-parts.js';
import { bodyOf, flowForward, type Flow } from '../reading/flow.js';
import { ForkedMap } from '../reading/forked-map.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { adjointOfValues, modeProduct, modeResult, summedValues } from './mode-results.js';
import { adjointsOfValues, factorization } from './mode-sites.js';
import { isOfVectors, sameModes, type ModeProduct, type ModeResult, type Modes } from './modes.js';
import { keysOf } from '../names/names.js';
import { sharedKeys } from '../reading/shared-keys.js';
import { isStorage, principalVariable, variableKey } from '../reading/variable.js';

/** Modes of a factorization that has been made anew since, or of one or another: nothing is known of them. */
const mixed = 'mixed';
/** Assigned variables that hold no modes. */
const none = 'none';
type State = ForkedMap<Modes | typeof mixed | typeof none>;

/** The facts on an assignment. */
export interface ModeStatement {
  /** The modes that a factorization gives to its targets. */
  readonly results?: ReadonlyMap<string, Modes>;
  readonly result?: ModeResult & { readonly target: Target };
  readonly product?: ModeProduct;
  /** Parts of variables with modes that are operands, and are to become variables. */
  readonly parts: readonly XmlElement[];
  /** The value of the assignment, if it is a part of a variable that is read by itself. */
  readonly read?: XmlElement;
  /** The variables that are read and hold modes. */
  readonly operands: ReadonlyMap<XmlElement, Modes>;
  /** Values that are summed up, or go into a function with other operands, where their tangents are to be looked at. */
  readonly watched?: XmlElement;
}

/** The variables that are followed, and where. */
export interface ModeScope {
  readonly unit: XmlElement;
  readonly rules: RuleTable;
  /** Whether it is told of values, too, what reads them: their tangents, other than their adjoints, do not. */
  readonly areValuesRead: boolean;
  /** Whether the matrix of a factorization may stop to be Hermitian. */
  readonly isFree: (site: XmlElement) => boolean;
}

/**
 * Follows the modes of matrices through the variables of a function. Vectors are followed only in variables that are never
 * read as a whole but where they go on to others, or into products that do not depend on their choice: what is read as
 * a whole is read where it is made. So are values, where it is told what reads them, if not all of them are used alike.
 */
export class ModeFlow {
  readonly statements = new Map<XmlElement, ModeStatement>();
  /** Variables that are read as wholes. */
  readonly read = new Set<string>();
  readonly rules: RuleTable;
  /** Whether factorizations into values alone are followed. */
  readonly #isOfValues: boolean;

  constructor(readonly scope: ModeScope) {
    const { unit, rules, areValuesRead } = scope;
    this.rules = rules;
    this.#isOfValues = areValuesRead || hasAdjointsOfValues(unit);
    for (const key of sharedKeys(unit)) this.read.add(key);
    for (let size = -1; size !== this.read.size;) {
      size = this.read.size;
      this.statements.clear();
      const start: State = new ForkedMap(keysOf(unit, 'param-list').map((key) => [key, none] as const));
      const end = flowForward(bodyOf(unit), start, this.#flow());
      for (const key of keysOf(unit, 'outvars')) this.#readWhole(key, end);
    }
  }

  #flow(): Flow<State> {
    return {
      copy: (state) => state.copy(),
      join: (into, other) => joinStates(into, other),
      step: (statement, state) => {
        if (isAssignment(statement)) this.#assign(statement, state);
        else this.#readAll(expressionsOf(statement), state, []);
        return state;
      },
    };
  }

  #assign(statement: XmlElement, state: State): void {
    const value = valueOf(statement);
    const targets = targetsOf(statement);
    if (value === undefined) return;
    const given = factorization(statement, this.#isOfValues);
    if (given !== undefined) {
      this.#readAll([value], state, []);
      for (const [key, it] of [...state]) {
        if (typeof it === 'object' && it.site === value) state.set(key, mixed);
      }
      const results = new Map<string, Modes>();
      for (const { key, position, partial } of targets) {
        const modes: Modes = {
          site: value,
          weighted: false,
          linear: true,
          turned: false,
          shifted: false,
          partial: false,
          ...given[position]!,
        };
        if (!partial && !this.#isRead(key, modes)) results.set(key, modes);
        state.set(key, results.get(key) ?? none);
      }
      this.statements.set(statement, { results, parts: [], operands: new Map() });
      return;
    }
    const modesOf = (it: XmlElement): Modes | undefined => this.#modesOf(it, state);
    const result = this.#resultOf(statement, value, targets, modesOf);
    const isWhole = value.localName === 'call' && targets.length === 1 && targets[0]?.partial === false;
    const product = isWhole
      ? (adjointOfValues(value, modesOf) ?? modeProduct(value, modesOf, this.scope.isFree))
      : undefined;
    const summed = this.scope.areValuesRead ? summedValues(value, modesOf) : undefined;
    const used = product
      ? [product.left, product.right, product.weights].filter((it) => it !== undefined)
      : result
        ? this.#operandsOf(result, value, modesOf)
        : summed
          ? [summed]
          : [];
    const found = this.#readAll([value], state, used);
    const parts = found.filter((it) => it !== value);
    const root = principalVariable(value);
    const ofRoot = root && modesOf(root);
    const isRead = found.includes(value) && ofRoot !== undefined && this.#isWatched(ofRoot);
    const operands = new Map<XmlElement, Modes>();
    for (const it of variablesOf(statement)) {
      const modes = modesOf(it);
      if (modes !== undefined) operands.set(it, modes);
    }
    const isMixed =
      this.scope.areValuesRead && result?.step === 'elementwise' && (result.others ?? []).length > 0;
    // Singular values have a kink where they are zero, eigenvalues have none that a sum over all of them does not hide.
    const isKinked = summed !== undefined && calleeName(modesOf(summed)!.site) === 'svd';
    const watched = isKinked ? summed : isMixed ? result.from : undefined;
    this.statements.set(statement, {
      parts,
      operands,
      ...(isRead && { read: value }),
      ...(result && { result }),
      ...(product && { product }),
      ...(watched && { watched }),
    });
    for (const target of targets) {
      const isResult = result?.target === target;
      if (target.partial && !isResult) this.#readWhole(target.key, state);
      state.set(target.key, isResult ? result.modes : none);
    }
  }

  /** The modes of a target, unless it is vectors that are read as a whole. */
  #resultOf(
    statement: XmlElement,
    value: XmlElement,
    targets: readonly Target[],
    modesOf: (it: XmlElement) => Modes | undefined,
  ): ModeStatement['result'] {
    const [target, places] = targets;
    if (target === undefined) return undefined;
    const result =
      value.localName === 'call' && calleeName(value) === 'sort'
        ? sorted(value, places, modesOf)
        : targets.length === 1
          ? modeResult(value, modesOf, this.rules)
          : undefined;
    if (!target.partial)
      return result && !this.#isRead(target.key, result.modes) ? { ...result, target } : undefined;
    return this.#writtenTo(target, value, result, modesOf);
  }

  /**
   * The modes of a variable behind an assignment to a part of it: values of some modes, or vectors that are turned around.
   */
  #writtenTo(
    target: Target,
    value: XmlElement,
    result: ModeResult | undefined,
    modesOf: (it: XmlElement) => Modes | undefined,
  ): ModeStatement['result'] {
    const indexed = indexedVariable(target.storage);
    const modes = indexed && modesOf(indexed.variable);
    if (indexed === undefined || modes === undefined || this.#isRead(target.key, modes)) return undefined;
    const count = children(indexed.indices).length;
    const given = result?.step === 'copy' ? result.modes : undefined;
    if (given !== undefined && given.site !== modes.site) return undefined;
    if (isOfVectors(modes)) {
      if (count !== 2 || given?.form !== modes.form || given.side !== modes.side || modes.weighted)
        return undefined;
      return { step: 'write', modes: { ...modes, linear: false }, from: value, target };
    }
    if (modes.form !== 'values' || count !== 1) return undefined;
    if (given !== undefined && given.form !== 'values') return undefined;
    const others = given === undefined && value.localName !== 'literal' ? [value] : [];
    return { step: 'write', modes, from: indexed.variable, others, target };
  }

  /** The operands of a result, all values that it is made of among them. */
  #operandsOf(
    result: ModeResult,
    value: XmlElement,
    modesOf: (it: XmlElement) => Modes | undefined,
  ): XmlElement[] {
    const given =
      result.step === 'elementwise' ? argumentsOf(value).filter((it) => modesOf(it) !== undefined) : [];
    return [result.from, result.weights, ...given].filter((it) => it !== undefined);
  }

  #isRead(key: string, modes: Modes): boolean {
    return this.#isWatched(modes) && this.read.has(key);
  }

  #isWatched(modes: Modes): boolean {
    return this.scope.areValuesRead || isOfVectors(modes);
  }

  #modesOf(it: XmlElement, state: State): Modes | undefined {
    if (it.localName !== 'var') return undefined;
    const found = state.get(variableKey(it));
    return typeof found === 'object' ? found : undefined;
  }

  /** Notes what expressions read, but for some operands; gives what they read that are parts of variables. */
  #readAll(expressions: readonly XmlElement[], state: State, used: readonly XmlElement[]): XmlElement[] {
    const parts: XmlElement[] = [];
    const visit = (it: XmlElement): void => {
      if (used.includes(it)) return;
      if (!isStorage(it)) {
        for (const inner of differentiableParts(it, this.rules)) visit(inner);
        return;
      }
      const variable = principalVariable(it);
      if (variable === undefined || used.includes(variable)) return;
      const result =
        it === variable ? undefined : modeResult(it, (inner) => this.#modesOf(inner, state), this.rules);
      if (result?.step === 'part') parts.push(it);
      else this.#readWhole(variableKey(variable), state);
    };
    for (const it of expressions) visit(it);
    return parts;
  }

  #readWhole(key: string, state: State): void {
    const found = state.get(key);
    if (found === mixed || (typeof found === 'object' && this.#isWatched(found))) this.read.add(key);
  }
}

/** The variables at the roots of a target, of a value, or of the arguments of a call. */
function variablesOf(assignment: XmlElement): XmlElement[] {
  const value = valueOf(assignment)!;
  // The arguments of a call, and those of which the sizes are queried for it.
  const parts =
    value.localName === 'call'
      ? argumentsOf(value).flatMap((it) => (it.localName === 'call' ? argumentsOf(it) : [it]))
      : [value];
  const [target] = targetsOf(assignment);
  return [...(target?.partial === true ? [target.storage] : []), ...parts].flatMap(
    (it) => principalVariable(it) ?? [],
  );
}

/** Values in another order, if it is known: the second result tells it. */
function sorted(
  call: XmlElement,
  places: Target | undefined,
  modesOf: (it: XmlElement) => Modes | undefined,
): ModeResult | undefined {
  const [operand] = argumentsOf(call);
  const modes = operand && modesOf(operand);
  if (operand === undefined || modes?.form !== 'values' || places?.partial !== false) return undefined;
  return { step: 'order', modes, from: operand };
}

const blocks: ReadonlySet<string> = new Set(['statement-list', 'when', 'case', 'otherwise', 'catch']);

/** The expressions of a statement, or of its head. */
function expressionsOf(statement: XmlElement): XmlElement[] {
  const isCall = statement.localName === 'call' || isStorage(statement);
  return isCall ? [statement] : children(statement).filter((it) => !blocks.has(it.localName));
}

function joinStates(into: State, other: State): boolean {
  let changed = false;
  for (const key of into.differing(other)) {
    const one = into.get(key);
    const two = other.get(key);
    if (two === undefined || one === mixed || one === two) continue;
    if (typeof one === 'object' && typeof two === 'object' && sameModes(one, two)) continue;
    into.set(key, one === undefined ? two : mixed);
    changed = true;
  }
  return changed;
}

function hasAdjointsOfValues(unit: XmlElement): boolean {
  return holds(unit, (it) => it.localName === 'call' && adjointsOfValues.has(calleeName(it)));
}

/** Whether a function has active factorizations whose modes are to be followed. */
export function hasFactorization({ unit, areValuesRead }: Omit<ModeScope, 'isFree'>): boolean {
  const hasSite = (ofValues: boolean): boolean =>
    holds(unit, (it) => {
      const isFound = isAssignment(it) && factorization(it, ofValues) !== undefined;
      return isFound && annotation(valueOf(it)!, 'active') !== undefined;
    });
  // Most functions have none of any kind: they are traversed once.
  return hasSite(true) && (areValuesRead || hasSite(false) || hasAdjointsOfValues(unit));
}
