import type { Analysis } from '../pipeline/analysis.js';
import { annotate, child, children, functionsOf, holds, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import type { RuleTable } from '../rules/rule-table.js';
import { isAssigned } from './assignment.js';
import { functionName, variablesOf } from './free-names.js';
import { FreshNames } from './fresh-names.js';
import { keysOf } from './names.js';

/**
 * Which statements give `ans` a value, in functions that read it. Writes `ada:answer` (the name of a variable) on them, and
 * on every `ans`. A function with a statement that may give a value or none, as a call of what is not known, gets none.
 */
export const answers: Analysis = {
  name: 'answers',
  needs: [],
  adds: ['ada:answer'],
  run(root, { rules }) {
    const units = functionsOf(root).filter((unit) => holds(unit, isAnswer));
    if (units.length === 0) return;
    const values = new Values(root, rules);
    const names = new FreshNames(root, rules);
    for (const unit of units) {
      const giving = values.givingIn(unit);
      if (giving === undefined) continue;
      const name = names.fresh('answer');
      for (const it of giving) annotate(it, 'answer', name);
      walk(unit, (it) => {
        if (isAnswer(it)) annotate(it, 'answer', name);
        return undefined;
      });
    }
  },
};

function isAnswer(it: XmlElement): boolean {
  return it.localName === 'var' && child(it, 'id')?.textContent === 'ans';
}

/** Statements that are expressions of these kinds give their value. */
const computed: ReadonlySet<string> = new Set(['binary', 'sum', 'range', 'literal', 'unary']);

/** Functions that have no value where none is asked for. */
const silent: ReadonlySet<string> = new Set([
  ...[
    'printf',
    'fprintf',
    'puts',
    'fputs',
    'fdisp',
    'disp',
    'display',
    'fflush',
    'error',
    'assert',
    'warning',
  ],
  ...['print_usage', 'validateattributes', 'narginchk', 'nargoutchk', 'rethrow', 'more', 'figure', 'drawnow'],
]);

/** Which expressions have values, as statements of a program. */
class Values {
  readonly #functions = new Map<string, XmlElement[]>();
  readonly #hasSilentHandles: boolean;

  constructor(
    root: XmlElement,
    readonly rules: RuleTable,
  ) {
    for (const unit of functionsOf(root)) {
      const name = functionName(unit);
      this.#functions.set(name, [...(this.#functions.get(name) ?? []), unit]);
    }
    this.#hasSilentHandles = holds(root, (it) => {
      if (it.localName === 'function-handle') return this.#calls(child(it, 'id')?.textContent ?? '') !== true;
      const [, body] = it.localName === 'anonymous-function' ? children(it) : [];
      return body?.localName === 'array' && this.#names(body, new Set()) === false;
    });
  }

  /** The statements of a function that give a value; undefined if that cannot be told. */
  givingIn(unit: XmlElement): XmlElement[] | undefined {
    const isDeclared = [...keysOf(unit, 'param-list'), ...keysOf(unit, 'outvars')].includes('ans');
    const isHidden = holds(
      unit,
      (it) =>
        ['function-list', 'global', 'persistent', 'command'].includes(it.localName) && holds(it, isAnswer),
    );
    if (isDeclared || isHidden || child(unit, 'function-list') !== undefined) return undefined;
    const variables = variablesOf(unit);
    const statements: XmlElement[] = [];
    walk(unit, (it) => {
      if (it.parentNode?.localName === 'statement-list' && !isAssigned(it)) statements.push(it);
      return undefined;
    });
    const gives = statements.map((it) => this.#gives(it, variables));
    return gives.includes(undefined) ? undefined : statements.filter((_, index) => gives[index]);
  }

  #gives(it: XmlElement, variables: ReadonlySet<string>): boolean | undefined {
    const op = it.getAttribute('op');
    if (it.localName === 'command') return undefined;
    if (it.localName === 'unary' && (op === '()' || op === '++' || op === '--')) {
      const [inner] = children(it);
      return op === '()' && inner !== undefined && computed.has(inner.localName)
        ? this.#gives(inner, variables)
        : undefined;
    }
    if (computed.has(it.localName)) return true;
    if (it.localName === 'var') {
      const name = child(it, 'id')?.textContent ?? '';
      return variables.has(name) || name === 'ans' ? false : this.#calls(name);
    }
    if (['array', 'struct-ref', 'dyn-struct-ref'].includes(it.localName)) return this.#names(it, variables);
    return false;
  }

  /** What is a part of a variable, or a call. */
  #names(it: XmlElement, variables: ReadonlySet<string>): boolean | undefined {
    const [base, list] = children(it);
    if (
      list?.localName === 'cell-index' &&
      holds(list, (each) => ['colon', 'range'].includes(each.localName))
    )
      return undefined;
    if (base?.localName !== 'var') return base === undefined ? undefined : this.#names(base, variables);
    const name = child(base, 'id')?.textContent ?? '';
    if (!variables.has(name) && name !== 'ans')
      return it.localName === 'array' ? this.#calls(name) : undefined;
    return it.localName === 'array' && this.#hasSilentHandles ? undefined : true;
  }

  /** Whether a call of a function gives a value where none is asked for. */
  #calls(name: string): boolean | undefined {
    const [unit, ...others] = this.#functions.get(name) ?? [];
    if (unit !== undefined) {
      const outputs = keysOf(unit, 'outvars');
      const asks = holds(
        unit,
        (it) => it.localName === 'id' && ['nargout', 'isargout'].includes(it.textContent),
      );
      if (others.length > 0 || asks || outputs[0] === 'varargout') return undefined;
      return outputs.length > 0;
    }
    if (silent.has(name)) return false;
    const state = this.rules.stateOf(name);
    const isNumber = this.rules.isRepeatable(name) && this.rules.passiveFacts(name)?.values.length !== 0;
    return state === 'rule' || (state === 'passive' && isNumber) ? true : undefined;
  }
}
