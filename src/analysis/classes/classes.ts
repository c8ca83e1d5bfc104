import type { DiagnosticCode } from '../../diagnostic/catalogue.js';
import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis, AnalysisContext } from '../analysis.js';
import { annotate, annotation, children, functionsOf, holds, placeOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf, type Target } from '../reading/assignment.js';
import { classParts, classPathOf, type ClassPath } from './class-path.js';
import { ClassState } from './class-state.js';
import { asksForClass } from './asks-for-class.js';
import { convertedParameters, markConversions } from './converted-values.js';
import { roundingParts } from './rounding-parts.js';
import { argumentsOf, calleeName, differentiableParts, indicesOf } from '../reading/differentiable-parts.js';
import { bodyOf, flowForward } from '../reading/flow.js';
import { isActive } from '../reading/is-active.js';
import { isCells } from '../lists/is-cells.js';
import { functionAround } from '../names/function-around.js';
import { functionName } from '../reading/free-names.js';
import { keysOf } from '../names/names.js';
import { isStorage, principalVariable, variableKey } from '../reading/variable.js';
import {
  classOf,
  isLasting,
  makesText,
  type Classes,
  type ClassesAnywhere,
  type ValueClass,
} from './value-class.js';
import type { PartPath } from '../handles/varied-paths.js';

/**
 * Refuses active values where they surely meet integers, and where they are written into arrays of integers, logicals or
 * characters: what is computed there is rounded, and has no derivative. Where that may be, or is in a branch for values of
 * some classes, the derivative is to see that it is not so: `ada:rounds` is `parts` on such assignments, and `value` or
 * `target` on the parts that must not be integers, logicals or characters, before it or behind it, `number` on those that
 * may be characters, as the program makes numbers of them elsewhere; `converted` on conversions of what must be none. Refuses varied values that are put into maps, too.
 */
export const classes: Analysis = {
  name: 'classes',
  needs: ['ada:active', 'ada:is', 'ada:list', 'ada:uncounted', 'ada:varied'],
  adds: ['ada:rounds'],
  mayReport: true,
  run(root, context) {
    markConversions(root, context.options);
    const sure = new Set<XmlElement>();
    const possible = new ClassesRun(root, context, { isSure: false, sure });
    possible.settle();
    if (!possible.meetsRounding) {
      possible.report();
      return;
    }
    // Which assignments surely round must be known before the others are reported.
    for (const isSure of [true, false]) {
      const found = new ClassesRun(root, context, { isSure, sure });
      found.settle();
      found.report();
    }
  },
};

/** The facts on a function: the classes of its parameters over all calls, and of its outputs, with their parts. */
interface Summary {
  readonly unit: XmlElement;
  readonly parameters: readonly string[];
  /** Undefined until a call is found, or its end. */
  given: ClassState | undefined;
  readonly outputs: readonly string[];
  results: ClassState | undefined;
}

/** Whether classes are those that values surely have, or may have; the assignments that surely round an active value. */
interface Certainty {
  readonly isSure: boolean;
  readonly sure: Set<XmlElement>;
}

/** The classes that active values are not written into, as messages have them. */
const plurals: Readonly<Partial<Record<ValueClass, string>>> = {
  logical: 'logicals',
  text: 'characters',
  integer: 'integers',
};

class ClassesRun {
  readonly #summaries = new Map<string, Summary>();
  readonly #anywhere: ClassesAnywhere = { inMaps: 'float', keysOfMaps: 'float', named: 'float' };
  readonly #asksForClasses: boolean;
  /** The parameters of functions that these convert. */
  readonly #converted = new Map<XmlElement, ReadonlySet<string>>();
  #changed = true;
  #reporting = false;
  /** Whether an active value meets something that rounds. */
  meetsRounding = false;

  constructor(
    readonly root: XmlElement,
    readonly context: AnalysisContext,
    readonly certainty: Certainty,
  ) {
    this.#asksForClasses = holds(root, (it) => it.localName === 'call' && calleeName(it) === 'class');
    const entry = context.options['entry'] ?? '';
    for (const unit of functionsOf(root)) {
      const name = functionName(unit);
      if (this.#summaries.has(name)) continue;
      const [parameters, outputs] = [keysOf(unit, 'param-list'), keysOf(unit, 'outvars')];
      const isReached = !certainty.isSure || name === entry;
      const given = isReached ? new ClassState() : undefined;
      const converted = certainty.isSure ? [] : convertedParameters(unit);
      for (const path of converted) given?.assign(path, 'integer');
      this.#converted.set(unit, new Set(converted.map(([key = '']) => key)));
      const results = certainty.isSure ? undefined : new ClassState();
      this.#summaries.set(name, { unit, parameters, outputs, given, results });
    }
  }

  /** Finds the classes out. */
  settle(): void {
    this.#runAll();
    const uncalled = [...this.#summaries.values()].filter((it) => it.given === undefined);
    if (uncalled.length === 0) return;
    // A function without visible callers may be called with anything.
    for (const summary of uncalled) summary.given = new ClassState();
    this.#changed = true;
    this.#runAll();
  }

  /** Reports and annotates what is rounded. */
  report(): void {
    this.#reporting = true;
    for (const summary of this.#summaries.values()) this.#analyse(summary);
  }

  #runAll(): void {
    while (this.#changed) {
      this.#changed = false;
      const before = Object.values(this.#anywhere);
      for (const summary of this.#summaries.values()) this.#analyse(summary);
      if (Object.values(this.#anywhere).some((it, index) => it !== before[index])) this.#changed = true;
    }
  }

  #analyse(summary: Summary): void {
    if (summary.given === undefined) return;
    const { isSure } = this.certainty;
    const reported = new Set<XmlElement>();
    const end = flowForward(bodyOf(summary.unit), summary.given.copy(), {
      copy: (state: ClassState) => state.copy(),
      join: (into, other) => into.join(other, isSure),
      step: (statement, state) => {
        this.#step(statement, state, reported);
        return state;
      },
    });
    const results = new ClassState();
    for (const key of summary.outputs) results.assign([key], end.of([key]), [key], end);
    if (summary.results?.join(results, isSure) !== false) this.#changed = true;
    summary.results ??= results;
  }

  #step(statement: XmlElement, state: ClassState, reported: Set<XmlElement>): void {
    const known = this.#classes(state);
    if (isAssignment(statement)) {
      const value = valueOf(statement);
      if (value === undefined) return;
      for (const target of targetsOf(statement)) {
        let given = classOf(value, known, target.position);
        const place = classPathOf(target.storage);
        const { path, isExact, isElement } = place;
        if (this.#isInMap(target, known)) {
          // A value put into a map is in all variables that hold it: nobody follows that.
          if (annotation(statement, 'varied') !== undefined)
            this.#report(
              'E302',
              statement,
              { construct: 'kept in a map that has two names, or goes where it is not followed,' },
              reported,
            );
          if (given === 'integer') this.#anywhere.inMaps = given;
          continue;
        }
        if (annotation(target.variable, 'active') !== undefined) {
          const before =
            isExact || isPut(target.storage) ? 'float' : isElement ? state.own(path) : known.of(path);
          const takesAll = before === 'float' || before === 'map';
          const rounding = takesAll ? this.#roundingIn(value, known, target.position) : before;
          const kind = rounding === undefined ? undefined : plurals[rounding];
          if (kind !== undefined) {
            this.meetsRounding = true;
            const foreseen = this.#foreseen(statement, target, takesAll, known);
            if (foreseen === undefined) this.#reportRounding(statement, kind, reported);
            else {
              for (const it of foreseen) {
                const found = classPathOf(it);
                if (isStorage(it) && found.isExact) state.assign(found.path, 'float');
              }
              given = 'float';
            }
          }
        }
        if (isExact) {
          this.#assign(state, path, value, given, state, known, target.position);
        } else {
          this.#assignInPart(state, place, value, given, known, target.position);
        }
      }
    } else if (statement.localName === 'for') {
      const [variable, values] = children(statement);
      if (variable !== undefined && values !== undefined) {
        const path = [variableKey(variable)];
        this.#assign(state, path, values, classOf(values, known), state, known);
        // A loop goes from cell to cell.
        if (state.hasCells(path)) state.assign(path, classOf(values, known));
      }
    } else if (statement.localName === 'call') {
      classOf(statement, known);
    }
  }

  /** Notes that a value is written to some place within what a path leads to. */
  #assignInPart(
    state: ClassState,
    { path, isElement }: ClassPath,
    value: XmlElement,
    given: ValueClass,
    known: Classes,
    position: number,
  ): void {
    const put = new ClassState();
    this.#assign(put, path, value, given, state, known, position);
    const widening = [given].filter(isLasting);
    if (!isElement || put.hasCells(path) || state.hasCells(path)) {
      // A value written elsewhere may stand in another place now: cells move when some are deleted.
      widening.push(...[state.of(path)].filter(isLasting));
    } else if (put.hasParts(path)) {
      // The elements of a structure array have the same fields, each with a class that it may have in any of them.
      state.join(put);
      return;
    }
    for (const it of widening) state.widen(path, it);
  }

  /** Gives what a path leads to, in a state, the class of a value and of its parts, which another state knows. */
  #assign(
    to: ClassState,
    path: PartPath,
    value: XmlElement,
    given: ValueClass,
    state: ClassState,
    known: Classes,
    position = 0,
  ): void {
    const callee = this.#calleeOf(value);
    const output = callee?.outputs[position];
    if (callee !== undefined && output !== undefined && output !== 'varargout') {
      to.assign(path, given, [output], callee.results ?? new ClassState());
      return;
    }
    const parts = classParts(value);
    to.assign(path, parts.length > 0 ? 'float' : given, partPath(value, state), state);
    for (const part of parts) {
      const put = new ClassState();
      this.#assign(put, [...path, ...part.path], part.value, classOf(part.value, known), state, known);
      to.join(put);
    }
  }

  /** The function of the program that an expression calls, if it is such a call. */
  #calleeOf(value: XmlElement): Summary | undefined {
    const isCall = value.localName === 'call' && annotation(value, 'is') === 'user';
    return isCall ? this.#summaries.get(calleeName(value)) : undefined;
  }

  /** Whether an element of a map is assigned to, or one with the name of an element of a map. */
  #isInMap({ storage, key }: Target, known: Classes): boolean {
    if (storage.localName !== 'array') return false;
    return known.of([key]) === 'map' || indicesOf(storage).some((it) => classOf(it, known) === 'text');
  }

  /** The class that active parts of an expression are rounded to, if there is one. */
  #roundingIn(expression: XmlElement, known: Classes, position = 0): ValueClass | undefined {
    if (!isActive(expression) || this.#isRefusedCall(expression)) return undefined;
    // A value that is read, or was made by a function of the program, has been looked at at its origin.
    if (principalVariable(expression) !== undefined) return undefined;
    const isMadeHere = this.#calleeOf(expression) === undefined && !makesContainer(expression);
    const found = isMadeHere ? classOf(expression, known, position) : 'float';
    if (found === 'integer' || (found === 'text' && makesText(expression, this.context.rules))) return found;
    for (const part of differentiableParts(expression, this.context.rules)) {
      const inner = part === expression ? undefined : this.#roundingIn(part, known);
      if (inner !== undefined) return inner;
    }
    return undefined;
  }

  /**
   * The parts of an assignment that must not be of a class that rounds, if the derivative can see that, and if that can be,
   * or is asked there: they are written down.
   */
  #foreseen(
    statement: XmlElement,
    { storage, position }: Target,
    takesAll: boolean,
    known: Classes,
  ): readonly XmlElement[] | undefined {
    const value = valueOf(statement);
    const isOpen = !this.certainty.isSure && !this.certainty.sure.has(statement);
    if (value === undefined || (!isOpen && !asksForClass(statement))) return undefined;
    const whole = takesAll ? undefined : wholeOf(storage);
    if (!takesAll && whole === undefined) return undefined;
    const isRounded = takesAll || this.#roundingIn(value, known, position) !== undefined;
    const parts = isRounded ? roundingParts(value, known) : [];
    if (parts === undefined || (takesAll && parts.length === 0)) return undefined;
    const all = whole === undefined ? parts : [...parts, whole];
    if (this.#reporting && !this.certainty.isSure) {
      annotate(statement, 'rounds', 'parts');
      const converted = this.#converted.get(functionAround(statement));
      for (const it of all) {
        const variable = principalVariable(it);
        const isNumber = variable !== undefined && converted?.has(variableKey(variable)) === true;
        annotate(it, 'rounds', it === whole ? 'target' : isNumber ? 'number' : 'value');
      }
    }
    return all;
  }

  /** Whether the rule table refuses the call if it is active, for a reason that says more. */
  #isRefusedCall(it: XmlElement): boolean {
    return it.localName === 'call' && this.context.rules.reasonOf(calleeName(it)) !== '';
  }

  #reportRounding(statement: XmlElement, kind: string, reported: Set<XmlElement>): void {
    if (this.#reporting && this.certainty.isSure) this.certainty.sure.add(statement);
    this.#report('E306', statement, { kind }, reported);
  }

  #report(
    code: DiagnosticCode,
    statement: XmlElement,
    parameters: Readonly<Record<string, string>>,
    reported: Set<XmlElement>,
  ): void {
    if (!this.#reporting || this.certainty.isSure || reported.has(statement)) return;
    reported.add(statement);
    this.context.report(diagnostic(code, placeOf(statement), parameters));
  }

  #classes(state: ClassState): Classes {
    const known: Classes = {
      rules: this.context.rules,
      of: (path) => state.of(path),
      listed: (path) => (this.certainty.isSure ? state.of(path) : state.widest(path)),
      anywhere: this.#anywhere,
      found: new Map(),
      takesNames: !this.certainty.isSure || !this.#asksForClasses,
      callUser: (call, given, position) => {
        const callee = this.#calleeOf(call);
        if (callee === undefined) return 'float';
        const taken = new ClassState();
        let isMoved = false;
        argumentsOf(call).forEach((it, index) => {
          const key = callee.parameters[index];
          const found = given[index] ?? 'float';
          isMoved ||= mayBeSeveral(it);
          // Where several values may come before, any parameter from there on may be meant.
          if (isMoved) for (const any of callee.parameters.slice(index)) taken.widen([any], found);
          else if (key !== undefined && key !== 'varargin')
            this.#assign(taken, [key], it, found, state, known);
          else if (callee.parameters.at(-1) === 'varargin') taken.widen(['varargin'], found);
        });
        if (callee.given?.join(taken, this.certainty.isSure) !== false) this.#changed = true;
        callee.given ??= taken;
        const output = callee.outputs[position] ?? callee.outputs.at(-1);
        return position < callee.outputs.length || output === 'varargout'
          ? (callee.results?.of([output ?? '']) ?? 'float')
          : 'float';
      },
    };
    return known;
  }
}

/** Whether an expression may stand for several arguments, or for none. */
function mayBeSeveral(argument: XmlElement): boolean {
  return annotation(argument, 'list') !== undefined || annotation(argument, 'uncounted') !== undefined;
}

/** Whether a field or a cell is written to as a whole: it takes values of any class, whatever it had before. */
function isPut(storage: XmlElement): boolean {
  const [, list] = children(storage);
  return storage.localName === 'array' ? list?.localName === 'cell-index' : storage.localName !== 'var';
}

/** The array of which only elements are written: a variable, or a field. */
function wholeOf(storage: XmlElement): XmlElement | undefined {
  const [base, list] = children(storage);
  if (storage.localName !== 'array' || list?.localName !== 'param-list' || base === undefined)
    return undefined;
  const isField = (it: XmlElement | undefined): boolean =>
    it?.localName === 'var' || (it?.localName === 'struct-ref' && isField(children(it)[0]));
  return isField(base) ? base : undefined;
}

/** Functions that put values into structures and cells, or arrange these anew: the values stay as they are. */
const filling: ReadonlySet<string> = new Set([
  ...['struct', 'rmfield', 'orderfields', 'num2cell', 'mat2cell', 'cell2struct', 'struct2cell', 'deal'],
  ...['adm_row', 'adm_values'],
]);

/** Whether an expression puts values into a structure or into cells, as they are. */
function makesContainer(expression: XmlElement): boolean {
  return isCells(expression) || (expression.localName === 'call' && filling.has(calleeName(expression)));
}

/** Where a value is copied from with all its parts, if it is. */
function partPath(value: XmlElement, state: ClassState): PartPath | undefined {
  if (principalVariable(value) === undefined) return undefined;
  const { path, isExact, isElement } = classPathOf(value);
  return isExact || (isElement && !state.hasCells(path)) ? path : undefined;
}
