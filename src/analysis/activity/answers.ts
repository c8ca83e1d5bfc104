import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis } from '../analysis.js';
import { annotate, child, children, functionsOf, holds, holdsName, placeOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { isAssigned, targetsOf } from '../reading/assignment.js';
import { entryOf } from '../reading/entry-of.js';
import { functionName, variablesOf } from '../reading/free-names.js';
import { FreshNames } from '../names/fresh-names.js';
import { functionAround } from '../names/function-around.js';
import { keysOf } from '../names/names.js';
import { pushTo } from '../names/push-to.js';

/**
 * Which statements give `ans` a value, in functions that read it. Writes `ada:answer` (the name of a variable) on them, and
 * on every `ans`. A function with a statement that may give a value or none, as a call of what is not known, gets none, and
 * is refused if it returns `ans`.
 */
export const answers: Analysis = {
  name: 'answers',
  needs: [],
  reads: ['ada:is'],
  adds: ['ada:answer'],
  mayReport: true,
  run(root, { rules, report, options }) {
    const all = functionsOf(root);
    const entry = entryOf(all, options);
    const units = all.filter((unit) => holds(unit, isAnswer));
    if (units.length === 0) return;
    const values = new Values(root, rules);
    const names = new FreshNames(root, rules);
    for (const unit of units) {
      const outputs = keysOf(unit, 'outvars');
      // The names of what the function takes and gives are its user's.
      const isGiven = unit === entry && [...keysOf(unit, 'param-list'), ...outputs].includes('ans');
      const giving = isGiven ? undefined : values.givingIn(unit);
      if (giving === undefined) {
        const construct = 'a value that is given to ans';
        if (outputs.includes('ans'))
          report(diagnostic('E301', placeOf(unit), { construct, function: functionName(unit) }));
        continue;
      }
      const name = names.fresh('answer');
      for (const it of giving) annotate(it, 'answer', name);
      walk(unit, (it) => {
        if (isAnswer(it)) annotate(it, 'answer', name);
        return undefined;
      });
    }
  },
};

/** Variables stand in `var`, those of loops and of handlers do not. */
function isAnswer(it: XmlElement): boolean {
  const isHead = it.localName === 'id' && ['for', 'catch'].includes(it.parentNode?.localName ?? '');
  return isHead ? it.textContent === 'ans' : it.localName === 'var' && child(it, 'id')?.textContent === 'ans';
}

/** Statements that are expressions of these kinds give their value. */
const computed: ReadonlySet<string> = new Set([
  ...['binary', 'sum', 'range', 'literal', 'unary', 'function-handle', 'anonymous-function'],
]);

/**
 * Functions that have no value where none is asked for. Checks of the number of arguments are not among them, nor `puts` and
 * `fflush`: in Octave they change `ans`.
 */
const silent: ReadonlySet<string> = new Set([
  ...['printf', 'fprintf', 'fdisp', 'disp', 'display', 'error', 'assert', 'warning'],
  ...['print_usage', 'validateattributes', 'rethrow', 'more', 'figure', 'drawnow'],
]);

/** Which expressions have values, as statements of a program. */
class Values {
  readonly #functions = new Map<string, XmlElement[]>();
  readonly #hasSilentHandles: boolean;

  constructor(
    root: XmlElement,
    readonly rules: RuleTable,
  ) {
    for (const unit of functionsOf(root)) pushTo(this.#functions, functionName(unit), unit);
    this.#hasSilentHandles = holds(root, (it) => {
      if (it.localName === 'function-handle') return this.#calls(child(it, 'id')?.textContent ?? '') !== true;
      const [, body] = it.localName === 'anonymous-function' ? children(it) : [];
      return body?.localName === 'array' && this.#names(body, new Set()) === false;
    });
  }

  /** The statements of a function that give a value; undefined if that is unknown. */
  givingIn(unit: XmlElement): XmlElement[] | undefined {
    const isHidden = holds(
      unit,
      (it) =>
        ['function-list', 'global', 'persistent', 'command'].includes(it.localName) && holds(it, isAnswer),
    );
    if (isHidden || child(unit, 'function-list') !== undefined) return undefined;
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
      return op === '()' && inner !== undefined && computed.has(inner.localName) && !isAssigned(inner)
        ? this.#gives(inner, variables)
        : undefined;
    }
    if (computed.has(it.localName)) return true;
    if (it.localName === 'var') {
      const name = child(it, 'id')?.textContent ?? '';
      if (this.#isDoubtful(it, name, variables)) return undefined;
      return variables.has(name) || name === 'ans' ? false : this.#calls(name);
    }
    // A field of several structures gives several values, the last of which ans has.
    if (it.localName === 'array') return this.#names(it, variables);
    if (it.localName === 'struct-ref' || it.localName === 'dyn-struct-ref') return undefined;
    return false;
  }

  /** Parts of variables, and calls. */
  #names(it: XmlElement, variables: ReadonlySet<string>): boolean | undefined {
    const [base, list] = children(it);
    const indices = list?.localName === 'cell-index' ? children(list).flatMap((each) => children(each)) : [];
    if (indices.some((each) => each.localName !== 'literal' && each.localName !== 'end')) return undefined;
    const isSilent = it.localName === 'array' && this.#hasSilentHandles;
    if (base?.localName !== 'var')
      return base === undefined || isSilent ? undefined : this.#names(base, variables);
    const name = child(base, 'id')?.textContent ?? '';
    if (this.#isDoubtful(base, name, variables)) return undefined;
    if (!variables.has(name) && name !== 'ans')
      return it.localName === 'array' ? this.#calls(name) : undefined;
    return isSilent ? undefined : true;
  }

  /** Whether a name may be that of a function where the variable has no value. */
  #isDoubtful(it: XmlElement, name: string, variables: ReadonlySet<string>): boolean {
    const isFunction = this.#functions.has(name) || this.rules.stateOf(name) !== undefined;
    if (name === 'ans' || !variables.has(name) || !isFunction) return false;
    return !keysOf(functionAround(it), 'param-list').includes(name);
  }

  /** Whether a call of a function gives a value where none is asked for. */
  #calls(name: string): boolean | undefined {
    const [unit, ...others] = this.#functions.get(name) ?? [];
    if (unit !== undefined) {
      const outputs = keysOf(unit, 'outvars');
      const asks = holdsName(
        unit,
        (it) => it.localName === 'id' && ['nargout', 'isargout'].includes(it.textContent),
      );
      const [first] = outputs;
      if (first === undefined && others.length === 0) return false;
      const isGiven = first !== undefined && alwaysGives(unit, first);
      return others.length === 0 && !asks && isGiven ? true : undefined;
    }
    if (silent.has(name)) return false;
    // It gives as many values as are asked for, be it none.
    if (name === 'deal') return undefined;
    const state = this.rules.stateOf(name);
    const isNumber = this.rules.isRepeatable(name) && this.rules.passiveFacts(name)?.values.length !== 0;
    return state === 'rule' || (state === 'passive' && isNumber) ? true : undefined;
  }
}

/** Whether an output has a value wherever its function ends, as far as the order of its statements tells. */
function alwaysGives(unit: XmlElement, output: string): boolean {
  const body = child(unit, 'statement-list');
  return keysOf(unit, 'param-list').includes(output) || (body !== undefined && assigns(body, output));
}

/** Whether a list, or what has lists for all cases, assigns to a variable before it returns. */
function assigns(it: XmlElement, key: string): boolean {
  switch (it.localName) {
    case 'statement-list':
      for (const statement of children(it)) {
        if (assigns(statement, key)) return true;
        if (holds(statement, (each) => each.localName === 'return')) return false;
      }
      return false;
    case 'if':
    case 'elseif':
    case 'switch': {
      const branches = children(it).filter((each) =>
        ['statement-list', 'elseif', 'else', 'case', 'otherwise'].includes(each.localName),
      );
      const isWhole = ['elseif', 'else', 'otherwise'].includes(branches.at(-1)?.localName ?? '');
      return isWhole && branches.every((branch) => assigns(branch, key));
    }
    case 'else':
    case 'case':
    case 'otherwise':
    case 'unwind-protect':
      return children(it).some((each) => each.localName === 'statement-list' && assigns(each, key));
    default:
      return isAssigned(it) && targetsOf(it).some((target) => target.key === key);
  }
}
