import type { XmlElement } from '../../tree/xml-node.js';
import { targetsOf } from '../reading/assignment.js';
import { calleeName } from '../reading/differentiable-parts.js';
import type { FreshNames } from '../names/fresh-names.js';
import type { ModeFlow, ModeStatement } from './mode-flow.js';
import { isOfVectors, type Modes } from './modes.js';
import { principalVariable, variableKey } from '../reading/variable.js';

/**
 * The companions of a variable that holds modes: the numbers of its modes; the twins, what it would hold of equal values;
 * and of vectors that are weighed, these without their weights, and the weights; of squares both factors.
 */
export type Companion = 'modes' | 'twins' | 'vectors' | 'others' | 'weights';

/** The variables that a factorization gives besides. */
export interface SiteNames {
  /** The vectors that are not asked for: right ones, or all. */
  readonly vectors: readonly string[];
  /** The numbers of the modes: of left vectors, right vectors and values, or of all results. */
  readonly modes: readonly string[];
  readonly twins: string;
  readonly pairs: string;
}

/** The variables beside those that hold modes, as far as anything asks for them. */
export class ModeCompanions {
  readonly #needs = new Map<string, Set<Companion>>();
  readonly #names = new Map<string, string>();
  readonly #sites = new Map<XmlElement, SiteNames>();
  readonly #asked = new Set<XmlElement>();
  /** The assignments to each variable that holds modes. */
  readonly #sources = new Map<string, XmlElement[]>();

  constructor(
    readonly flow: ModeFlow,
    readonly fresh: FreshNames,
  ) {
    for (const statement of flow.statements.keys())
      for (const { key } of targetsOf(statement)) {
        this.#sources.set(key, [...(this.#sources.get(key) ?? []), statement]);
      }
    for (const it of flow.statements.values()) this.#ask(it);
    for (let size = -1; size !== this.#size();) {
      size = this.#size();
      for (const it of flow.statements.values()) this.#handOn(it);
    }
    for (const { results } of flow.statements.values())
      for (const [key, { site }] of results ?? []) if (this.needsAny(key)) this.#asked.add(site);
  }

  /** Whether anything asks for something beside a variable. */
  needs(key: string, what: Companion): boolean {
    return this.#needs.get(key)?.has(what) === true;
  }

  needsAny(key: string): boolean {
    return this.#needs.has(key);
  }

  /** Whether anything asks for what a factorization gives besides. */
  isSite(call: XmlElement): boolean {
    return this.#asked.has(call);
  }

  /** The name of what stands beside a variable: that beside another where it is the same. */
  name(key: string, what: Companion): string {
    const shared = this.#shared(key, what);
    if (shared !== undefined) return shared;
    const known = this.#names.get(`${what} ${key}`);
    if (known !== undefined) return known;
    const made = this.fresh.fresh(/^\w+$/.test(key) ? `${what}_${key}` : what);
    this.#names.set(`${what} ${key}`, made);
    return made;
  }

  /** Whether what stands beside a variable is the same as beside another, and has been made there. */
  isShared(key: string, what: Companion): boolean {
    return this.#shared(key, what) !== undefined;
  }

  site(call: XmlElement): SiteNames {
    const known = this.#sites.get(call);
    if (known !== undefined) return known;
    const modes = isOfSides(call) ? ['left_modes', 'right_modes', 'modes'] : ['modes'];
    const vectors = isOfSides(call) ? ['left_vectors', 'right_vectors'] : ['vectors'];
    const count = targetsOf(call.parentNode as XmlElement).length;
    const given = count === 3 ? 2 : count - 1;
    const made = {
      vectors: vectors.slice(given).map((it) => this.fresh.fresh(it)),
      modes: modes.map((it) => this.fresh.fresh(it)),
      twins: this.fresh.fresh('twins'),
      pairs: this.fresh.fresh('pairs'),
    };
    this.#sites.set(call, made);
    return made;
  }

  #size(): number {
    return [...this.#needs.values()].reduce((sum, { size }) => sum + size, 0);
  }

  #need(variable: XmlElement | undefined, ...all: readonly Companion[]): void {
    const root = variable && principalVariable(variable);
    if (root === undefined) return;
    const key = variableKey(root);
    const known = this.#needs.get(key) ?? new Set();
    for (const it of all) known.add(it);
    this.#needs.set(key, known);
  }

  /** The companions that products and reads need. */
  #ask({ result, product, read, watched }: ModeStatement): void {
    this.#need(read, 'modes');
    if (watched !== undefined)
      this.#need(watched, ...(result === undefined ? (['modes', 'twins'] as const) : (['modes'] as const)));
    if (product === undefined) return;
    if (product.weights !== undefined) this.#need(product.weights, 'modes', 'twins');
    // Vectors without weights have only some of them beside them.
    for (const it of [product.left, product.right])
      this.#need(it, 'modes', 'vectors', 'others', 'weights', 'twins');
  }

  /** The companions of a target are made of those of the operands. */
  #handOn({ result, operands }: ModeStatement): void {
    if (result === undefined) return;
    const needed = this.#needs.get(result.target.key);
    if (needed === undefined) return;
    const { step, from, weights, modes } = result;
    const all = [...needed].filter((it) => hasCompanion(modes, it));
    this.#need(from, ...all);
    if (needed.has('twins') && !isOfVectors(modes)) {
      this.#need(from, 'modes');
      for (const it of operands.keys()) this.#need(it, 'twins', 'modes');
    }
    if (step === 'weigh' || step === 'divide') this.#need(weights, 'modes', 'twins');
    if (step === 'square') this.#need(weights, 'modes');
    if (step === 'write') this.#need(result.target.variable, ...all);
  }

  #shared(key: string, what: Companion): string | undefined {
    const [statement, ...others] = this.#sources.get(key) ?? [];
    if (statement === undefined || others.length > 0) return undefined;
    const { results, result } = this.flow.statements.get(statement) ?? {};
    const given = results?.get(key);
    if (given !== undefined) return this.#ofSite(given, what);
    if (result === undefined || result.target.partial) return undefined;
    const isSame =
      result.step === 'copy' ||
      result.step === 'turn' ||
      (what === 'modes' && (result.step === 'elementwise' || result.step === 'fill')) ||
      (what !== 'vectors' && result.step === 'multiply') ||
      (what === 'twins' && (result.step === 'order' || result.step === 'flip'));
    if (!isSame || what === 'vectors' || what === 'others' || (what === 'weights' && result.step === 'turn'))
      return undefined;
    const from = variableKey(principalVariable(result.from)!);
    return this.#sources.get(from)?.length === 1 ? this.name(from, what) : undefined;
  }

  /** The companions that a factorization gives to one of its results. */
  #ofSite({ site, form, side }: Modes, what: Companion): string | undefined {
    const names = this.site(site);
    if (what === 'twins') return form === 'diagonal' || form === 'values' ? names.twins : undefined;
    if (what !== 'modes') return undefined;
    return names.modes[isOfSides(site) ? ['left', 'right', 'none'].indexOf(side) : 0];
  }
}

/** Whether a factorization has left and right vectors. */
function isOfSides(site: XmlElement): boolean {
  return calleeName(site) === 'svd';
}

/** Whether there is such a thing beside what holds modes. */
export function hasCompanion({ form, weighted }: Modes, what: Companion): boolean {
  switch (what) {
    case 'modes':
      return true;
    case 'twins':
      return weighted || form === 'values' || form === 'diagonal';
    case 'vectors':
      return weighted || form === 'squares';
    case 'others':
      return form === 'squares';
    case 'weights':
      return weighted;
  }
}
