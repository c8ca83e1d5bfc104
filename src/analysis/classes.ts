import type { DiagnosticCode } from '../diagnostic/catalogue.js';
import { diagnostic } from '../diagnostic/diagnostic.js';
import type { Analysis, AnalysisContext } from '../pipeline/analysis.js';
import { annotation, children, functionsOf, placeOf } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { isAssignment, targetsOf, valueOf, type Target } from './assignment.js';
import { classParts, classPathOf } from './class-path.js';
import { ClassState } from './class-state.js';
import { calleeName, differentiableParts, indicesOf } from './differentiable-parts.js';
import { bodyOf, flowForward } from './flow.js';
import { isActive } from './is-active.js';
import { functionName } from './free-names.js';
import { keysOf } from './names.js';
import { principalVariable, variableKey } from './variable.js';
import { classOf, joinClasses, makesText, type Classes, type ValueClass } from './value-class.js';
import type { Path } from './varied-paths.js';

/**
 * Refuses active values where they meet integers, and where they are written into arrays of integers, logicals or
 * characters: what is computed there is rounded, and has no derivative. Refuses varied values that are put into maps, too.
 */
export const classes: Analysis = {
  name: 'classes',
  needs: ['ada:active', 'ada:varied'],
  adds: [],
  run(root, context) {
    new ClassesRun(root, context).run();
  },
};

/** What is known of a function: the classes of its parameters over all calls, and of its outputs. */
interface Summary {
  readonly unit: XmlElement;
  readonly parameters: ValueClass[];
  readonly outputs: ValueClass[];
}

/** The classes that active values are not written into, as messages have them. */
const plurals: Readonly<Partial<Record<ValueClass, string>>> = {
  logical: 'logicals',
  text: 'characters',
  integer: 'integers',
};

class ClassesRun {
  readonly #summaries = new Map<string, Summary>();
  #changed = true;
  #reporting = false;

  constructor(
    readonly root: XmlElement,
    readonly context: AnalysisContext,
  ) {
    for (const unit of functionsOf(root)) {
      const float = (list: 'param-list' | 'outvars'): ValueClass[] => keysOf(unit, list).map(() => 'float');
      const name = functionName(unit);
      if (!this.#summaries.has(name)) {
        this.#summaries.set(name, { unit, parameters: float('param-list'), outputs: float('outvars') });
      }
    }
  }

  run(): void {
    while (this.#changed) {
      this.#changed = false;
      for (const summary of this.#summaries.values()) this.#analyse(summary);
    }
    this.#reporting = true;
    for (const summary of this.#summaries.values()) this.#analyse(summary);
  }

  #analyse(summary: Summary): void {
    const start = new ClassState();
    keysOf(summary.unit, 'param-list').forEach((key, index) => {
      start.assign([key], summary.parameters[index] ?? 'float');
    });
    const reported = new Set<XmlElement>();
    const end = flowForward(bodyOf(summary.unit), start, {
      copy: (state: ClassState) => state.copy(),
      join: (into, other) => into.join(other),
      step: (statement, state) => {
        this.#step(statement, state, reported);
        return state;
      },
    });
    keysOf(summary.unit, 'outvars').forEach((key, index) => {
      this.#widen(summary.outputs, index, end.of([key]));
    });
  }

  #step(statement: XmlElement, state: ClassState, reported: Set<XmlElement>): void {
    const known = this.#classes(state);
    if (isAssignment(statement)) {
      const value = valueOf(statement);
      if (value === undefined) return;
      for (const target of targetsOf(statement)) {
        const given = classOf(value, known, target.position);
        const { path, isExact } = classPathOf(target.storage);
        if (this.#isInMap(target, known)) {
          // What is put into a map is in all variables that hold it: nobody follows that.
          if (annotation(statement, 'varied') !== undefined)
            this.#report(
              'E302',
              statement,
              { construct: 'kept in a map that has two names, or goes where it is not followed,' },
              reported,
            );
          continue;
        }
        if (annotation(target.variable, 'active') !== undefined) {
          const before = isExact ? 'float' : known.of(path);
          const takesAll = before === 'float' || before === 'map';
          const rounding = takesAll ? this.#roundingIn(value, known, target.position) : before;
          const kind = rounding === undefined ? undefined : plurals[rounding];
          if (kind !== undefined) this.#report('E306', statement, { kind }, reported);
        }
        if (isExact) {
          const parts = classParts(value).map((it) => ({ ...it, found: classOf(it.value, known) }));
          state.assign(path, parts.length > 0 ? 'float' : given, partPath(value));
          for (const it of parts) state.widen([...path, ...it.path], it.found);
        } else {
          // What was written down elsewhere may stand in another place now: cells move when some are deleted.
          for (const it of [given, state.of(path)])
            if (it === 'integer' || it === 'map') state.widen(path, it);
        }
      }
    } else if (statement.localName === 'for') {
      const [variable, values] = children(statement);
      if (variable !== undefined && values !== undefined) {
        state.assign([variableKey(variable)], classOf(values, known));
      }
    } else if (statement.localName === 'call') {
      classOf(statement, known);
    }
  }

  /** Whether an element of a map is assigned to, or one with the name of an element of a map. */
  #isInMap({ storage, key }: Target, known: Classes): boolean {
    if (storage.localName !== 'array') return false;
    return known.of([key]) === 'map' || indicesOf(storage).some((it) => classOf(it, known) === 'text');
  }

  /** The class that active parts of an expression are rounded to, if there is one. */
  #roundingIn(expression: XmlElement, known: Classes, position = 0): ValueClass | undefined {
    if (!isActive(expression) || this.#isRefusedCall(expression)) return undefined;
    const found = classOf(expression, known, position);
    if (found === 'integer' || (found === 'text' && makesText(expression, this.context.rules))) return found;
    for (const part of differentiableParts(expression, this.context.rules)) {
      const inner = part === expression ? undefined : this.#roundingIn(part, known);
      if (inner !== undefined) return inner;
    }
    return undefined;
  }

  /** Whether the rule table refuses the call if it is active, for a reason that says more. */
  #isRefusedCall(it: XmlElement): boolean {
    return it.localName === 'call' && this.context.rules.reasonOf(calleeName(it)) !== '';
  }

  #report(
    code: DiagnosticCode,
    statement: XmlElement,
    parameters: Readonly<Record<string, string>>,
    reported: Set<XmlElement>,
  ): void {
    if (!this.#reporting || reported.has(statement)) return;
    reported.add(statement);
    this.context.report(diagnostic(code, placeOf(statement), parameters));
  }

  #classes(state: ClassState): Classes {
    return {
      rules: this.context.rules,
      of: (path) => state.of(path),
      callUser: (call, given, position) => {
        const callee = this.#summaries.get(calleeName(call));
        given.forEach((it, index) => {
          if (callee !== undefined && index < callee.parameters.length)
            this.#widen(callee.parameters, index, it);
        });
        return callee?.outputs[position] ?? 'float';
      },
    };
  }

  #widen(list: ValueClass[], index: number, found: ValueClass): void {
    const joined = joinClasses(list[index] ?? 'float', found);
    if (joined === list[index]) return;
    list[index] = joined;
    this.#changed = true;
  }
}

/** Where a value is copied from with all its parts, if it is. */
function partPath(value: XmlElement): Path | undefined {
  if (principalVariable(value) === undefined) return undefined;
  const { path, isExact } = classPathOf(value);
  return isExact ? path : undefined;
}
