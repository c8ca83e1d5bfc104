import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis, AnalysisContext } from '../analysis.js';
import { annotate, annotation, annotationNames, functionsOf, placeOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { directedCalls, type DirectedCalls } from '../reading/directed-calls.js';
import { entryOf } from '../reading/entry-of.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { hidesBuiltin } from '../reading/hides-builtin.js';
import { InlinableFunction } from './inlinable-function.js';
import { placeInCall, type PlaceInCall } from './place-in-call.js';

/** Helpers of a derivative that is differentiated once more: they look after what is infinite as a whole. */
const helperName = /^(?:user_)?adm_/;

/** The most statements, of one operation each, that a function may have whose calls are replaced by its body. */
const largest = 40;
/** The most statements that all calls of one function may add to a program. */
const mostGrowth = 160;
/** The most statements that all functions together may add. */
const mostOfAll = 400;
/** The most statements of a body for which a directive asks. */
const mostAsked = 1000;

/**
 * Finds the active calls of small functions in the places of which the bodies of these may stand: what is known of values, and
 * what the reverse sweep needs, is then known of one function. Such a function gives all its variables values before it reads them, so
 * that nothing is left of an earlier call, and asks nothing about how it was called.
 *
 * `%ADiMat <inline>f</inline>` before a statement asks for its calls of larger functions, too; W302 tells where they stay.
 *
 * Writes on the calls a number (`ada:inlined`), the positions of the parameters that keep their values
 * (`ada:unchanged`), and those of the outputs for which the target can stand (`ada:direct`).
 */
export const inlinedCalls: Analysis = {
  name: 'inlined-calls',
  needs: [
    'ada:active',
    'ada:feeds',
    'ada:hidden',
    'ada:inline',
    'ada:is',
    'ada:joint',
    'ada:least',
    'ada:products',
  ],
  reads: ['ada:container', 'ada:first', 'ada:shape'],
  adds: ['ada:direct', 'ada:inlined', 'ada:unchanged'],
  mayReport: true,
  run(root, { options, rules, report }) {
    const units = functionsOf(root);
    const hiding = new Set(
      units.filter((it) => hidesBuiltin(it, rules) || helperName.test(functionName(it))),
    );
    const asked = units.flatMap((unit) => directedCalls(unit, (it) => annotationNames(it, 'inline')));
    const run = new InliningRun(
      units,
      entryOf(units, options),
      hiding,
      new Set(asked.flatMap((it) => it.calls)),
    );
    run.run();
    for (const it of asked) reportIfApart(it, run, report);
  },
};

/** Tells of the calls for which a directive asks in vain. */
function reportIfApart(
  { comment, calls }: DirectedCalls,
  run: InliningRun,
  report: AnalysisContext['report'],
): void {
  const reasons =
    calls.length === 0
      ? ['it names no function of the program']
      : calls.flatMap((it) => run.reasonAgainst(it) ?? []);
  const hint =
    'the derivative is right, but calls the function: change what the reason names, or leave the directive out';
  for (const reason of reasons)
    report(diagnostic('W302', placeOf(comment), { directive: 'inline', reason, hint }));
}

class InliningRun {
  readonly #functions: ReadonlyMap<string, InlinableFunction>;
  readonly #calls = new Map<string, Map<XmlElement, PlaceInCall>>();
  /** The statements of bodies, with those of calls in them that are replaced. */
  readonly #sizes = new Map<string, number>();
  readonly #accepted = new Set<XmlElement>();
  #left = mostOfAll;

  constructor(
    readonly units: readonly XmlElement[],
    readonly entry: XmlElement | undefined,
    /** Functions that have the name of one of the language stay, so that derivatives which mean that one are refused. */
    readonly hiding: ReadonlySet<XmlElement>,
    /** The calls for which directives ask. */
    readonly asked: ReadonlySet<XmlElement>,
  ) {
    this.#functions = new Map(units.map((it) => [functionName(it), new InlinableFunction(it)]));
  }

  run(): void {
    for (const unit of this.units) this.#collect(unit);
    for (const unit of this.units) this.#sizeOf(functionName(unit), []);
    let number = 0;
    for (const calls of this.#calls.values()) {
      for (const [call, { unchanged, direct }] of calls) {
        if (!this.#accepted.has(call)) continue;
        number += 1;
        annotate(call, 'inlined', String(number));
        if (unchanged.length > 0) annotate(call, 'unchanged', unchanged.join(' '));
        if (direct.length > 0) annotate(call, 'direct', direct.join(' '));
      }
    }
  }

  /** Why a call stays as it is; undefined where the body stands for it. */
  reasonAgainst(call: XmlElement): string | undefined {
    if (this.#accepted.has(call)) return undefined;
    if (annotation(call, 'active') === undefined) return 'no derivative goes through the call';
    const name = calleeName(call);
    const size = this.#sizes.get(name) ?? Infinity;
    if (size === Infinity) return `'${name}' calls itself`;
    if (size > mostAsked) return `'${name}' has more than ${String(mostAsked)} statements`;
    if (annotation(call, 'feeds') !== undefined) return 'it is an iteration at a fixed point';
    if (annotation(call, 'joint') !== undefined) return 'the call is made again in the reverse sweep';
    return `'${name}' asks how it is called, holds a try, a handle or varargin, may leave a variable without a value, or is called in a try or with fewer arguments`;
  }

  #collect(unit: XmlElement): void {
    // One that is called as it was written, too, must find the functions that it calls.
    if (annotation(unit, 'products')?.split(' ').includes('plain') === true) return;
    walk(bodyOf(unit), (it) => {
      const callee = it.localName === 'call' ? this.#functions.get(calleeName(it)) : undefined;
      if (callee === undefined || annotation(it, 'is') !== 'user') return undefined;
      const stays = callee.unit === this.entry || this.hiding.has(callee.unit);
      const place = stays ? undefined : placeInCall(it, callee);
      if (place === undefined) return undefined;
      const name = calleeName(it);
      const calls = this.#calls.get(name) ?? new Map<XmlElement, PlaceInCall>();
      this.#calls.set(name, calls.set(it, place));
      return undefined;
    });
  }

  /** How many statements a function has where its calls are replaced; decides first about the functions that it calls. */
  #sizeOf(name: string, around: readonly string[]): number {
    const known = this.#sizes.get(name);
    if (known !== undefined) return known;
    const callee = this.#functions.get(name);
    // One that calls itself, or is called by what it calls, is never done.
    if (callee === undefined || around.includes(name)) return Infinity;
    let size = callee.statements;
    for (const called of callee.called) {
      const calledSize = this.#sizeOf(called, [...around, name]);
      for (const call of this.#calls.get(called)?.keys() ?? [])
        if (this.#accepted.has(call) && callee.holds(call)) size += calledSize;
      if (calledSize === Infinity && this.#reaches(called, name, new Set())) size = Infinity;
    }
    this.#sizes.set(name, size);
    this.#decide(name, size);
    return size;
  }

  #reaches(from: string, to: string, seen: Set<string>): boolean {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(this.#functions.get(from)?.called ?? [])].some((it) => this.#reaches(it, to, seen));
  }

  #decide(name: string, size: number): void {
    const calls = [...(this.#calls.get(name)?.keys() ?? [])];
    if (size <= mostAsked)
      for (const it of calls.filter((call) => this.asked.has(call))) this.#accepted.add(it);
    const growth = size * (calls.length - 1);
    if (size > largest || growth > Math.min(mostGrowth, this.#left)) return;
    this.#left -= Math.max(growth, 0);
    for (const it of calls) this.#accepted.add(it);
  }
}
