import type { RuleTable } from '../../rules/rule-table.js';
import type { AnalysisContext } from '../analysis.js';
import { annotation, functionsOf, holds } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { functionName } from '../reading/free-names.js';
import { entryOf } from '../reading/entry-of.js';
import { keysOf } from '../names/names.js';
import { variablesIn } from '../reading/accesses.js';
import { bodyOf } from '../reading/flow.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { isActive } from '../reading/is-active.js';
import { Dimension } from './dimension.js';
import { makesSparse } from './makes-sparse.js';
import { matrixShape, scalarShape, type Shape } from './shape.js';
import { UsualSizes, type Sizes } from './usual-sizes.js';

/** The shapes of parameters, by their keys, and the tests of them. */
export interface UsualParameters {
  readonly shapes: ReadonlyMap<string, Shape>;
  readonly tests: readonly string[];
}

const sides = ['rows', 'columns'] as const;

/**
 * The shapes that parameters of the entry have in usual calls, and the tests that tell, at the beginning, whether a call is one: none
 * where shapes are told, where there may be sparse matrices, where the function calls itself, where it shares variables, or
 * where exponents are active.
 */
export function usualParameters(
  root: XmlElement,
  { options, rules }: Pick<AnalysisContext, 'options' | 'rules'>,
): UsualParameters | undefined {
  const entry = entryOf(functionsOf(root), options);
  if (entry === undefined || makesSparse(root) || isTold(entry) || isShared(entry)) return undefined;
  if (holds(root, isActivePower)) return undefined;
  const name = functionName(entry);
  if (holds(root, (it) => it.localName === 'call' && calleeName(it) === name)) return undefined;
  const found = new Tests(entry, rules);
  return found.tests.length > 1 ? found : undefined;
}

/** Whether checks tell of shapes: those that are told are known. */
function isTold(entry: XmlElement): boolean {
  return holds(entry, (it) => it.localName === 'literal' && it.textContent === "'Adjoinery:shape'");
}

/** Whether variables are declared, which stands before all that is done with them. */
function isShared(entry: XmlElement): boolean {
  return holds(entry, (it) => it.localName === 'global' || it.localName === 'persistent');
}

/**
 * Whether an exponent is active. At a base of zero the second derivative of such a power is right by the helper of unknown shapes:
 * what is in line where they are known gives NaN if the adjoint is zero.
 */
function isActivePower(it: XmlElement): boolean {
  if (it.localName !== 'call' || !['power', 'mpower'].includes(calleeName(it))) return false;
  const [, exponent] = argumentsOf(it);
  return exponent !== undefined && isActive(exponent);
}

class Tests implements UsualParameters {
  readonly shapes = new Map<string, Shape>();
  /** Words such as `scalar:2`, `column:1` and `equal:rows.3:2*rows.1+1`, where numbers are positions of parameters. */
  readonly tests: string[] = [];
  /** The names of sizes in the guess, as shapes and tests call them. */
  readonly #atoms = new Map<string, Dimension>();
  readonly #words = new Map<string, string>();

  constructor(entry: XmlElement, rules: RuleTable) {
    const keys = keysOf(entry, 'param-list');
    const read = new Set(variablesIn([bodyOf(entry)]));
    const containers = new Set((annotation(entry, 'container') ?? '').split(' '));
    const sizes = new UsualSizes(entry, new Set(keys), rules);
    const known = [...keys.entries()].flatMap(([index, key]) =>
      read.has(key) && !containers.has(key) && key !== 'varargin'
        ? [{ key, at: index + 1, is: sizes.of(key) }]
        : [],
    );
    this.tests.push(`given:${Math.max(0, ...known.map((it) => it.at))}`);
    for (const { key, at, is } of known) this.#name(key, at, is);
    for (const { key, at, is } of known) this.#test(key, at, is);
  }

  #name(key: string, at: number, sizes: Sizes): void {
    for (const side of sides) {
      const { atom } = sizes[side];
      if (atom === undefined || this.#atoms.has(atom)) continue;
      this.#atoms.set(atom, Dimension.size(`p:${key}.${side}`, true));
      this.#words.set(atom, `${side}.${at}`);
    }
  }

  #test(key: string, at: number, sizes: Sizes): void {
    if (sizes.rows.isOne && sizes.columns.isOne) {
      this.shapes.set(key, scalarShape);
      this.tests.push(`scalar:${at}`);
      return;
    }
    const isColumn = sizes.columns.isOne;
    const equal: string[] = [];
    const [rows = Dimension.one, columns = Dimension.one] = sides.map((side) => {
      const size = sizes[side];
      const own = `${side}.${at}`;
      if (isColumn && side === 'columns') return Dimension.one;
      const other = size.translated(this.#atoms);
      if (other === undefined) return Dimension.size(`p:${key}.${side}`, true);
      if (size.atom === undefined || this.#words.get(size.atom) !== own)
        equal.push(`equal:${own}:${this.#wordsOf(size)}`);
      return other;
    });
    this.tests.push(`${isColumn ? 'column' : 'matrix'}:${at}`, `full:${at}`, ...equal);
    // Sums of other sizes are as positive as these.
    const isSum = sides.every((side) =>
      [sizes[side].constant, ...sizes[side].terms.values()].every((it) => it >= 0),
    );
    if (equal.length < (isColumn ? 1 : 2) || !isSum) this.tests.push(`some:${at}`);
    this.shapes.set(key, matrixShape(rows, columns));
  }

  /** A size as a sum, in the words of tests: `2*rows.1+columns.3+1`. */
  #wordsOf(size: Dimension): string {
    const terms = [...size.terms].map(([name, factor]) => `${factor}*${this.#words.get(name) ?? ''}`);
    const words = [...terms, ...(size.constant === 0 ? [] : [String(size.constant)])];
    return words.length === 0 ? '0' : words.join('+');
  }
}
