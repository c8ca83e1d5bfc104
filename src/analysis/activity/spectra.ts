import type { Analysis, AnalysisContext } from '../analysis.js';
import { annotate, annotation, functionsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf } from '../reading/differentiable-parts.js';
import { functionName } from '../reading/free-names.js';
import { FreeMatrices } from './free-matrices.js';
import { FreshNames } from '../names/fresh-names.js';
import { isVaried } from './is-varied.js';
import { hasCompanion, ModeCompanions, type Companion } from './mode-companions.js';
import { hasFactorization, ModeFlow, type ModeScope, type ModeStatement } from './mode-flow.js';
import { factorizing } from './mode-sites.js';
import type { Modes } from './modes.js';
import { variableKey } from '../reading/variable.js';
import { listedNames } from '../reading/listed-names.js';

/**
 * Factorizations into values and vectors, where values may be equal: each vector by itself has no derivative there, while
 * products of them that do not depend on their choice have one (`adm_mode_product`). Which vectors are read by themselves
 * is told by the indices of what reads them; what a product makes of equal values, by what the program makes of values,
 * done once more to the equal ones (_twins_).
 *
 * Parts of variables with vectors that are operands are marked with `ada:mode-part` first, a number: they are to become
 * variables. Once there are none, `ada:mode-site` on assignments has the helper that stands for a factorization, and its results:
 * `=1` for the first target and so on, else names; `ada:mode-from` on its targets has the name of the numbers of their modes.
 * `ada:mode-step` says how modes go from operands to the target; `ada:mode-product` has the kind of a product, and names for its
 * value and for what it needs; `ada:mode-read` stands on what is read by itself; `ada:modes` on variables with modes says what
 * they hold, `ada:companions` the names of what is kept beside them, `ada:mode-other`, on other operands of functions of
 * values, a name for what they are for twins. In tangents `ada:mode-watch` stands on values that are summed up or go into a
 * function with another operand (`ada:mode-watched`), with another name for them.
 */
export const spectra: Analysis = {
  name: 'spectra',
  needs: ['ada:active', 'ada:is'],
  adds: [
    'ada:companions',
    'ada:mode-from',
    'ada:mode-other',
    'ada:mode-part',
    'ada:mode-product',
    'ada:mode-read',
    'ada:mode-site',
    'ada:mode-step',
    'ada:mode-watch',
    'ada:mode-watched',
    'ada:modes',
  ],
  run(root, context) {
    for (const unit of functionsOf(root)) {
      const scope = { unit, rules: context.rules, areValuesRead: context.options['mode'] === 'forward' };
      if (hasFactorization(scope)) new Spectra(scope, context).run();
    }
  },
};

const companions: readonly Companion[] = ['modes', 'twins', 'vectors', 'others', 'weights'];

class Spectra {
  readonly #flow: ModeFlow;
  readonly #fresh: FreshNames;

  constructor(scope: Omit<ModeScope, 'isFree'>, { options }: AnalysisContext) {
    const isEntry = functionName(scope.unit) === options['entry'];
    const free = new FreeMatrices(scope.unit, isEntry ? listedNames(options['independents']) : []);
    this.#flow = new ModeFlow({ ...scope, isFree: (site) => free.has(argumentsOf(site)[0]) });
    this.#fresh = new FreshNames(scope.unit, scope.rules);
  }

  run(): void {
    const { statements } = this.#flow;
    const parts = [...statements.values()].flatMap((it) => it.parts);
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
    const isOfVectors = (position: number): boolean => targets.length > 1 && position !== 1;
    const read = targets.filter(({ key, position, variable }) => {
      const isWatched = this.#flow.scope.areValuesRead || isOfVectors(position);
      return isWatched && !results.has(key) && isVaried(variable);
    });
    const isAsked = beside.isSite(call) || read.length > 0;
    const isUnread =
      targets.length > 1 && targets.every((it) => !isOfVectors(it.position) || !isVaried(it.variable));
    if (annotation(call, 'active') === undefined || !(isAsked || isUnread)) return;
    const { vectors, modes, twins, pairs } = beside.site(call);
    const own = targets.map((_, index) => `=${String(index + 1)}`);
    const given = own.length === 1 ? [vectors[0], own[0], ...vectors.slice(1)] : [...own, ...vectors];
    annotate(statement, 'mode-site', [factorizing(call), ...given, ...modes, twins, pairs].join(' '));
    for (const { key, position, variable } of targets) {
      const ofSides = isOfVectors(position) ? position / 2 : 2;
      annotate(variable, 'mode-from', modes.length > 1 ? modes[ofSides]! : modes[0]!);
      const known = results.get(key);
      if (known !== undefined) this.#annotateTarget(variable, known, beside);
    }
    for (const { position, variable } of read) {
      const name = this.#fresh.numbered(isOfVectors(position) ? 'vectors' : 'values');
      annotate(variable, 'mode-read', `${isOfVectors(position) ? 'adm_read' : 'adm_read_value'} ${name}`);
    }
  }

  #annotate(statement: XmlElement, it: ModeStatement, beside: ModeCompanions): void {
    const { result, product, read, operands, watched } = it;
    for (const [operand, modes] of operands) this.#annotateOperand(operand, modes, beside);
    if (read !== undefined) annotate(read, 'mode-read', 'yes');
    if (watched !== undefined) {
      const [other] = result?.others ?? [];
      const names = [this.#fresh.numbered('values'), beside.name(variableKey(watched), 'modes')];
      const { pairs } = beside.site(operands.get(watched)!.site);
      const ofSum = other === undefined ? [beside.name(variableKey(watched), 'twins'), pairs] : [];
      annotate(watched, 'mode-watch', [...names, ...ofSum].join(' '));
      if (other !== undefined) annotate(other, 'mode-watched', 'yes');
    }
    if (result !== undefined && beside.needsAny(result.target.key))
      this.#annotateStep(statement, result, beside);
    if (product !== undefined) {
      const names = ['value', 'weights', 'twins', 'inverse', 'dual', 'rows'].map((base) =>
        this.#fresh.numbered(base),
      );
      const { vectors } = beside.site(operands.get(product.left)!.site);
      annotate(statement, 'mode-product', [product.kind, ...names, ...vectors].join(' '));
      if (product.weights !== undefined && !operands.has(product.weights))
        this.#annotateOther(product.weights);
    }
  }

  #annotateStep(
    statement: XmlElement,
    result: NonNullable<ModeStatement['result']>,
    beside: ModeCompanions,
  ): void {
    const { key, variable } = result.target;
    const isOfTwins = beside.needs(key, 'twins');
    // An assignment whose value depends on what it writes to goes by way of another variable.
    const isTwice = result.step === 'write' && isOfTwins;
    annotate(statement, 'mode-step', isTwice ? `write ${this.#fresh.numbered('twins')}` : result.step);
    // A variable that is written to in part is an operand as well.
    if (result.step !== 'write') this.#annotateTarget(variable, result.modes, beside);
    if (isOfTwins) for (const it of result.others ?? []) this.#annotateOther(it);
  }

  /** Names what another operand of a function of values is for twins. */
  #annotateOther(operand: XmlElement): void {
    const kind = isVaried(operand) ? 'operand' : 'constant';
    annotate(operand, 'mode-other', `${kind} ${this.#fresh.numbered('twins')}`);
  }

  /** Says what a variable that is read holds, and what is beside it. */
  #annotateOperand(variable: XmlElement, modes: Modes, beside: ModeCompanions): void {
    this.#annotateModes(variable, modes, beside, (it) => beside.needs(variableKey(variable), it));
  }

  /** Says what is to be made beside a variable that is written to. */
  #annotateTarget(variable: XmlElement, modes: Modes, beside: ModeCompanions): void {
    const key = variableKey(variable);
    this.#annotateModes(variable, modes, beside, (it) => beside.needs(key, it) && !beside.isShared(key, it));
  }

  #annotateModes(
    variable: XmlElement,
    modes: Modes,
    beside: ModeCompanions,
    isNamed: (companion: Companion) => boolean,
  ): void {
    const key = variableKey(variable);
    const names = companions.map((it) =>
      hasCompanion(modes, it) && isNamed(it) ? beside.name(key, it) : '-',
    );
    const { twins, pairs } = beside.site(modes.site);
    annotate(variable, 'modes', modes.weighted ? `weighed ${modes.form}` : modes.form);
    annotate(variable, 'companions', [...names, twins, pairs].join(' '));
  }
}
