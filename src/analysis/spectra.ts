import type { Analysis, AnalysisContext } from '../pipeline/analysis.js';
import { annotate, annotation, functionsOf } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { targetsOf, valueOf } from './assignment.js';
import { argumentsOf } from './differentiable-parts.js';
import { functionName } from './free-names.js';
import { FreeMatrices } from './free-matrices.js';
import { FreshNames } from './fresh-names.js';
import { isVaried } from './is-varied.js';
import { hasCompanion, ModeCompanions, type Companion } from './mode-companions.js';
import { hasFactorization, ModeFlow, type ModeStatement } from './mode-flow.js';
import type { Modes } from './modes.js';
import { variableKey } from './variable.js';

/**
 * Factorizations into values and vectors, where values may be equal: each vector by itself has no derivative there, while
 * products of them that do not depend on their choice have one (`adm_mode_product`). Which vectors are read by themselves
 * is told by the indices of what reads them; what a product makes of equal values, by what the program makes of values,
 * done once more to the equal ones (_twins_).
 *
 * Parts of variables with vectors that are operands are marked with `ada:mode-part` first, a number: they are to become
 * variables. Once there are none, `ada:mode-site` on assignments has the names of what a factorization gives besides (numbers of
 * modes, twins, pairs); `ada:mode-step` says how modes go from operands to the target; `ada:mode-product` has the kind of a
 * product, and names for its value and for what it needs; `ada:mode-read` stands on what is read by itself; `ada:modes` on
 * variables with modes says what they hold, `ada:companions` the names of what is kept beside them, `ada:mode-other`, on other
 * operands of functions of values, a name for what they are for twins.
 */
export const spectra: Analysis = {
  name: 'spectra',
  needs: ['ada:is', 'ada:active'],
  adds: [
    ...['ada:mode-part', 'ada:mode-site', 'ada:mode-step', 'ada:mode-product', 'ada:mode-read'],
    ...['ada:modes', 'ada:companions', 'ada:mode-other'],
  ],
  run(root, context) {
    for (const unit of functionsOf(root)) if (hasFactorization(unit)) new Spectra(unit, context).run();
  },
};

const companions: readonly Companion[] = ['modes', 'twins', 'vectors', 'others', 'weights'];

class Spectra {
  readonly #flow: ModeFlow;
  readonly #fresh: FreshNames;

  constructor(
    readonly unit: XmlElement,
    { options, rules }: AnalysisContext,
  ) {
    const isEntry = functionName(unit) === options['entry'];
    const free = new FreeMatrices(unit, isEntry ? (options['independents'] ?? '').split(',') : []);
    this.#flow = new ModeFlow(unit, rules, (site) => free.has(argumentsOf(site)[0]));
    this.#fresh = new FreshNames(unit, rules);
  }

  run(): void {
    const { statements } = this.#flow;
    const parts = [...statements].flatMap(([statement, { reads }]) =>
      reads.filter((it) => it.parentNode !== statement),
    );
    for (const [index, it] of parts.entries()) annotate(it, 'mode-part', String(index + 1));
    if (parts.length > 0) return;
    const beside = new ModeCompanions(this.#flow, this.#fresh);
    for (const [statement, it] of statements) {
      if (it.results !== undefined) this.#annotateSite(statement, it.results, beside);
      else this.#annotate(statement, it, beside);
    }
  }

  #annotateSite(statement: XmlElement, results: ReadonlyMap<string, Modes>, beside: ModeCompanions): void {
    const call = valueOf(statement)!;
    const targets = targetsOf(statement);
    const read = targets.filter(({ key, position, variable }) => {
      const isOfVectors = position !== 1;
      return isOfVectors && !results.has(key) && isVaried(variable);
    });
    const isAsked = targets.some(({ key }) => results.has(key) && companions.some((it) => beside.needs(key, it)));
    const isUnread = targets.every(({ position, variable }) => position === 1 || !isVaried(variable));
    if (annotation(call, 'active') === undefined || (read.length === 0 && !isAsked && !isUnread)) return;
    const { modes, twins, pairs } = beside.site(call);
    // Right singular vectors are found, too, where they are not asked for.
    const missing = modes.length > targets.length ? [this.#fresh.fresh('right_vectors')] : [];
    annotate(statement, 'mode-site', [...modes, twins, pairs, ...missing].join(' '));
    for (const { variable } of read) annotate(variable, 'mode-read', this.#fresh.numbered('vectors'));
    for (const { key, variable } of targets) {
      const given = results.get(key);
      if (given !== undefined) this.#annotateTarget(variable, key, given, beside);
    }
  }

  #annotate(statement: XmlElement, { result, product, reads, operands }: ModeStatement, beside: ModeCompanions): void {
    const isKept = result !== undefined && companions.some((it) => beside.needs(result.target.key, it));
    for (const [it, modes] of operands) this.#annotateOperand(it, modes, beside);
    for (const it of reads) annotate(it, 'mode-read', 'yes');
    if (isKept) {
      // An assignment whose value depends on what it writes to goes by way of another variable.
      const isTwice = result.step === 'write' && beside.needs(result.target.key, 'twins');
      annotate(statement, 'mode-step', isTwice ? `write ${this.#fresh.numbered('twins')}` : result.step);
      // What is written to in part is an operand as well.
      if (result.step !== 'write')
        this.#annotateTarget(result.target.variable, result.target.key, result.modes, beside);
      if (beside.needs(result.target.key, 'twins')) {
        for (const it of result.others ?? [])
          annotate(it, 'mode-other', `${isVaried(it) ? 'operand' : 'constant'} ${this.#fresh.numbered('twins')}`);
      }
    }
    if (product !== undefined) {
      const names = ['value', 'weights', 'twins', 'inverse'].map((it) => this.#fresh.numbered(it));
      annotate(statement, 'mode-product', [product.kind, ...names].join(' '));
    }
  }

  /** Says what a variable that is read holds, and what is beside it. */
  #annotateOperand(variable: XmlElement, modes: Modes, beside: ModeCompanions): void {
    const key = variableKey(variable);
    const names = companions.map((it) => (hasCompanion(modes, it) && beside.needs(key, it) ? beside.name(key, it) : '-'));
    const { twins, pairs } = beside.site(modes.site);
    annotate(variable, 'modes', modes.weighted ? `weighed ${modes.form}` : modes.form);
    annotate(variable, 'companions', [...names, twins, pairs].join(' '));
  }

  /** Says what is to be made beside a variable that is written to. */
  #annotateTarget(variable: XmlElement, key: string, modes: Modes, beside: ModeCompanions): void {
    const names = companions.map((it) => {
      const isMade = hasCompanion(modes, it) && beside.needs(key, it) && !beside.isShared(key, it);
      return isMade ? beside.name(key, it) : '-';
    });
    const { twins, pairs } = beside.site(modes.site);
    annotate(variable, 'modes', modes.weighted ? `weighed ${modes.form}` : modes.form);
    annotate(variable, 'companions', [...names, twins, pairs].join(' '));
  }
}
