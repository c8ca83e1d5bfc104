import { annotation, children, functionsOf, itemsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { AnalysisContext } from '../analysis.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { countingParameters } from './counting-parameters.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { keysOf } from '../names/names.js';
import { isStorage, principalVariable, variableKey } from '../reading/variable.js';

/** The possible contents of a value: a handle itself, and something that handles are kept in. */
interface Possibility {
  readonly isHandle: boolean;
  readonly holds: boolean;
}

const never: Possibility = { isHandle: false, holds: false };
/** A value that is no handle, but may hold some. */
const container: Possibility = { isHandle: false, holds: true };
const anything: Possibility = { isHandle: true, holds: true };

/** Functions with rules that give one of their arguments as it is. */
const givenBack: ReadonlySet<string> = new Set(['deal', 'merge', 'ifelse']);

const numeric: ReadonlySet<string> = new Set(['literal', 'binary', 'range', 'sum']);

/**
 * The variables that may be function handles, or hold some in their fields and cells, without regard to the order of
 * statements: those that are given a handle or something that cannot be seen (what an unknown function returns), global
 * variables, and the parameters of the entry that are not `trusted`, which its caller may give anything but where they count.
 */
export class PossibleHandles {
  readonly #units: ReadonlyMap<string, XmlElement>;
  readonly #handles = new Map<string, Set<string>>();
  readonly #holders = new Map<string, Set<string>>();
  readonly #rules: RuleTable;
  #changed = true;

  constructor(root: XmlElement, { rules, options }: AnalysisContext, trusted: readonly string[]) {
    this.#rules = rules;
    this.#units = new Map(functionsOf(root).map((unit) => [functionName(unit), unit]));
    for (const name of this.#units.keys()) {
      this.#handles.set(name, new Set());
      this.#holders.set(name, new Set());
    }
    const entry = options['entry'] ?? '';
    const unit = this.#units.get(entry);
    const counting = unit === undefined ? new Set<string>() : countingParameters(unit);
    for (const key of unit === undefined ? [] : keysOf(unit, 'param-list'))
      if (!trusted.includes(key) && !counting.has(key)) this.#add(entry, key, anything);
    while (this.#changed) {
      this.#changed = false;
      for (const [name, unit] of this.#units) this.#visit(name, unit);
    }
  }

  /** Whether what an expression of a function denotes may be a handle. */
  mayBeHandle(name: string, expression: XmlElement): boolean {
    return this.#possibility(name, expression, 0).isHandle;
  }

  /** Whether it may, or may have handles in its fields and cells. */
  mayReachHandle(name: string, expression: XmlElement): boolean {
    const { isHandle, holds } = this.#possibility(name, expression, 0);
    return isHandle || holds;
  }

  #visit(name: string, unit: XmlElement): void {
    walk(bodyOf(unit), (it) => {
      const value = isAssignment(it) ? valueOf(it) : undefined;
      if (value !== undefined) {
        for (const { storage, key, position } of targetsOf(it)) {
          const given = this.#possibility(name, value, position);
          this.#add(name, key, isPlainIndex(storage) ? given : inside(given));
        }
      }
      if (it.localName === 'for') {
        const [variable, values] = children(it);
        if (variable !== undefined && values !== undefined)
          this.#add(name, variableKey(variable), this.#possibility(name, values, 0));
      }
      if (it.localName === 'global')
        for (const declared of children(it)) this.#add(name, variableKey(declared), anything);
      // Arguments of handles are unknown: numbers, but perhaps such as hold handles.
      const called = it.localName === 'function-handle' ? this.#units.get(it.textContent) : undefined;
      if (called !== undefined)
        for (const key of keysOf(called, 'param-list')) this.#add(functionName(called), key, container);
      if (it.localName === 'anonymous-function')
        for (const key of keysOf(it, 'param-list')) this.#add(name, key, container);
      if (it.localName === 'call' && annotation(it, 'is') === 'user') {
        const callee = this.#units.get(calleeName(it));
        const parameters = callee === undefined ? [] : keysOf(callee, 'param-list');
        argumentsOf(it).forEach((argument, index) => {
          this.#add(calleeName(it), parameters[index], this.#possibility(name, argument, 0));
        });
      }
      return it.localName !== 'function';
    });
  }

  #possibility(name: string, it: XmlElement, position: number): Possibility {
    if (numeric.has(it.localName)) return never;
    if (isStorage(it)) return this.#ofStorage(name, it);
    if (it.localName === 'unary') {
      const op = it.getAttribute('op');
      const items = op === '[]' || op === '{}' ? itemsOf(it) : [];
      const all = together(items.map((item) => this.#possibility(name, item, 0)));
      return op === '{}' ? inside(all) : { isHandle: false, holds: all.holds };
    }
    return it.localName === 'call' ? this.#ofCall(name, it, position) : anything;
  }

  #ofStorage(name: string, it: XmlElement): Possibility {
    const [base, index] = children(it);
    const variable = principalVariable(it);
    // The result of a handle may be anything.
    if (variable === undefined) return anything;
    const key = variableKey(variable);
    const holds = this.#holders.get(name)?.has(key) === true;
    if (it.localName === 'var' || base === undefined)
      return { isHandle: this.#handles.get(name)?.has(key) === true, holds };
    const isElement = it.localName === 'array' && index?.localName !== 'cell-index';
    if (isElement && this.mayBeHandle(name, base)) return anything;
    return { isHandle: isElement ? false : holds, holds };
  }

  #ofCall(name: string, it: XmlElement, position: number): Possibility {
    const kind = annotation(it, 'is');
    const callee = this.#units.get(calleeName(it));
    if (kind === 'user' && callee !== undefined) {
      const output = keysOf(callee, 'outvars')[position];
      if (output === undefined) return anything;
      return {
        isHandle: this.#handles.get(calleeName(it))?.has(output) === true,
        holds: this.#holders.get(calleeName(it))?.has(output) === true,
      };
    }
    if (it.getAttribute('unified') !== '') return never;
    if (kind !== 'rule' && kind !== 'passive') return anything;
    const given = together(argumentsOf(it).map((argument) => this.#possibility(name, argument, 0)));
    const holds = given.isHandle || given.holds;
    // Passive functions give numbers and text, but for those that give back what they keep.
    const takesOut = kind === 'passive' && this.#rules.handsOn(calleeName(it));
    return { isHandle: takesOut ? holds : givenBack.has(calleeName(it)) && given.isHandle, holds };
  }

  #add(name: string, key: string | undefined, { isHandle, holds }: Possibility): void {
    if (key === undefined) return;
    for (const [keys, is] of [
      [this.#handles.get(name), isHandle],
      [this.#holders.get(name), holds],
    ] as const) {
      if (keys === undefined || !is || keys.has(key)) continue;
      keys.add(key);
      this.#changed = true;
    }
  }
}

/** The contents of a variable if a part of it is something. */
function inside({ isHandle, holds }: Possibility): Possibility {
  return { isHandle: false, holds: isHandle || holds };
}

function together(all: readonly Possibility[]): Possibility {
  return { isHandle: all.some((it) => it.isHandle), holds: all.some((it) => it.holds) };
}

/** Whether what is written to is the variable or an element of an array, not of a cell array and no field. */
function isPlainIndex(storage: XmlElement): boolean {
  if (storage.localName === 'var') return true;
  const [base, index] = children(storage);
  if (storage.localName !== 'array' || index?.localName === 'cell-index') return false;
  return base !== undefined && isStorage(base) && isPlainIndex(base);
}
