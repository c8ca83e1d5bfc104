import type { Analysis, AnalysisContext } from '../analysis.js';
import {
  annotate,
  annotation,
  attribute,
  children,
  functionsOf,
  holds,
  itemsOf,
  walk,
} from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { assignedIn } from './assigned-in.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { isActive } from '../reading/is-active.js';
import { isCells } from './is-cells.js';
import { keysOf } from '../names/names.js';
import { givesStructure, piecesTaken } from './piecewise.js';
import { Structure } from './structure.js';
import { selectsSeveral } from '../reading/selects-several.js';
import { singleOperandsOf } from './single-operands.js';
import { ValueCounts } from './value-counts.js';
import { isStorage, variableKey } from '../reading/variable.js';

/**
 * Finds what may be a cell array or a structure: their adjoints have the same structure, and are added up cell by cell
 * and field by field. A value that is moved from one place to another has the same structure in both, so that one
 * use with braces or a field says it for all of them, in all functions (unification, without regard to the order of statements).
 *
 * Writes `ada:container` on storage and on functions (the keys of variables), and `ada:list` on storage that stands for
 * several values, as `c{:}` does, `ada:uncounted` where it may stand for one or for several and that matters.
 */
export const containers: Analysis = {
  name: 'containers',
  needs: ['ada:active', 'ada:is', 'ada:varied'],
  reads: ['ada:container', 'ada:first', 'ada:shape'],
  adds: ['ada:container', 'ada:list', 'ada:uncounted'],
  run(root, context) {
    new ContainersRun(root, context, true).run();
  },
};

/** The same when lists have been split, of values that got names since: what stands for how many values is settled. */
export const namedContainers: Analysis = {
  name: 'named-containers',
  needs: ['ada:active', 'ada:is', 'ada:varied'],
  reads: ['ada:container', 'ada:first', 'ada:shape'],
  adds: ['ada:container', 'ada:list', 'ada:uncounted'],
  run(root, context) {
    new ContainersRun(root, context, false).run();
  },
};

/** Functions whose results have the structure of what they are given. */
const arranging: ReadonlySet<string> = new Set([
  ...['horzcat', 'vertcat', 'cat', 'reshape', 'repmat', 'permute', 'squeeze', 'circshift', 'transpose'],
  ...['ctranspose', 'vec', 'fliplr', 'flipud', 'flip', 'rot90', 'sort', 'rmfield', 'orderfields', 'deal'],
  'adm_row',
]);

/** Functions that make cell arrays or structures. */
const making: ReadonlySet<string> = new Set([
  'struct',
  'cell',
  'num2cell',
  'mat2cell',
  'cell2struct',
  'struct2cell',
]);

/** Functions that tell how many elements there are. */
const measuring: ReadonlySet<string> = new Set(['numel', 'length', 'size', 'size_equal', 'columns', 'rows']);

/** Functions that put their arguments together. */
const joining: ReadonlySet<string> = new Set(['horzcat', 'vertcat', 'cat']);

interface Unit {
  readonly element: XmlElement;
  readonly variables: Map<string, Structure>;
  readonly parameters: readonly Structure[];
  readonly outputs: readonly Structure[];
}

class ContainersRun {
  readonly #units = new Map<string, Unit>();
  /** The known numbers of values in variables, by functions. */
  readonly #counts = new Map<Unit, ValueCounts>();

  constructor(
    readonly root: XmlElement,
    readonly context: AnalysisContext,
    /** Whether it is to be told what may stand for one value or for several. */
    readonly tellsUncounted: boolean,
  ) {
    for (const element of functionsOf(root)) {
      const variables = new Map<string, Structure>();
      const list = (name: 'param-list' | 'outvars'): Structure[] =>
        keysOf(element, name).map((key) => at(variables, key));
      const unit = { element, variables, parameters: list('param-list'), outputs: list('outvars') };
      if (keysOf(element, 'param-list').includes('varargin')) at(variables, 'varargin').markContainer();
      if (keysOf(element, 'outvars').includes('varargout')) at(variables, 'varargout').markContainer();
      if (!this.#units.has(functionName(element))) this.#units.set(functionName(element), unit);
    }
  }

  run(): void {
    const units = [...this.#units.values()];
    for (const unit of units) this.#visit(unit);
    for (const unit of units) this.#annotate(unit);
  }

  #visit(unit: Unit): void {
    walk(bodyOf(unit.element), (it) => {
      if (isAssignment(it)) this.#assign(it, unit);
      else if (it.localName === 'for' || it.localName === 'parfor') {
        const [variable, values] = children(it);
        if (variable !== undefined && values !== undefined)
          at(unit.variables, variableKey(variable)).unify(this.#of(values, unit));
      } else if (isStorage(it) || it.localName === 'call') this.#of(it, unit);
      this.#findArray(it, unit);
      for (const one of singleOperandsOf(it)) this.#of(one, unit).markOne();
      return it.localName !== 'function';
    });
  }

  /**
   * Brackets, or a function that puts parts together, around the value of a field alone, and questions for the number of
   * structures: nobody writes these for one structure.
   */
  #findArray(it: XmlElement, unit: Unit): void {
    const name = it.localName === 'call' ? calleeName(it) : '';
    if (measuring.has(name)) {
      const [measured] = argumentsOf(it);
      if (measured !== undefined) this.#of(measured, unit).markArray();
    }
    const [part, ...others] = joinedBy(it, name);
    if (part === undefined || others.length > 0) return;
    const [base] = children(part);
    if (base !== undefined && ['struct-ref', 'dyn-struct-ref'].includes(part.localName)) {
      this.#of(base, unit).markArray();
    }
  }

  #assign(assignment: XmlElement, unit: Unit): void {
    const value = valueOf(assignment);
    if (value === undefined) return;
    for (const { storage, position } of targetsOf(assignment)) {
      const isDeletion = value.getAttribute('op') === '[]' && itemsOf(value).length === 0;
      const target = this.#of(storage, unit);
      if (!isDeletion) target.unify(this.#of(value, unit, position));
    }
  }

  /** The structure of an expression's value; `position` tells which output of a call (from 0). */
  #of(it: XmlElement, unit: Unit, position = 0): Structure {
    const [first, second] = children(it);
    switch (it.localName) {
      case 'var':
        return at(unit.variables, variableKey(it));
      case 'array':
        if (first === undefined || second === undefined) break;
        return second.localName === 'cell-index' ? this.#of(first, unit).cell : this.#of(first, unit);
      case 'struct-ref':
        if (first === undefined || second === undefined) break;
        return this.#field(first, unit).field(second.textContent);
      case 'dyn-struct-ref':
        if (first !== undefined) return this.#field(first, unit).anyField;
        break;
      case 'unary':
        if (it.getAttribute('op') === '{}') return this.#ofCells(it, unit);
        if (it.getAttribute('op') === '()' && first !== undefined) return this.#of(first, unit);
        if (it.getAttribute('op') === '[]') return this.#ofAll(itemsOf(it), unit);
        break;
      case 'call':
        return this.#ofCall(it, unit, position);
      default:
        break;
    }
    return new Structure();
  }

  #field(base: XmlElement, unit: Unit): Structure {
    const structure = this.#of(base, unit);
    if (base.localName === 'array' && children(base)[1]?.localName === 'param-list') structure.markArray();
    return structure;
  }

  #ofCells(literal: XmlElement, unit: Unit): Structure {
    const made = Structure.container();
    for (const item of itemsOf(literal)) made.cell.unify(this.#of(item, unit));
    return made;
  }

  #ofAll(parts: readonly XmlElement[], unit: Unit): Structure {
    const made = new Structure();
    for (const part of parts) made.unify(this.#of(part, unit));
    return made;
  }

  #ofCall(call: XmlElement, unit: Unit, position: number): Structure {
    const name = calleeName(call);
    const given = argumentsOf(call);
    const callee = annotation(call, 'is') === 'user' ? this.#units.get(name) : undefined;
    if (callee !== undefined) {
      given.forEach((argument, index) => callee.parameters[index]?.unify(this.#of(argument, unit)));
      return callee.outputs[position] ?? new Structure();
    }
    if (arranging.has(name))
      return this.#ofAll(name === 'deal' ? given.slice(position, position + 1) : given, unit);
    if (name === 'adm_values') {
      const values = Structure.container();
      const [from, field] = given;
      if (from === undefined || field === undefined) return values;
      const structure = this.#of(from, unit);
      const isKnown = /^['"]/.test(field.textContent) && field.localName === 'literal';
      values.cell.unify(isKnown ? structure.field(field.textContent.slice(1, -1)) : structure.anyField);
      return values;
    }
    if (name === 'cell2mat' || name === 'struct2cell')
      for (const argument of given) this.#of(argument, unit).markContainer();
    if (name === 'adm_cat' && given[1] !== undefined) this.#of(given[1], unit).markContainer();
    const pieces = piecesTaken(name, given);
    if (pieces !== undefined) this.#of(pieces, unit).markContainer();
    if (!making.has(name))
      return givesStructure(name, given, position) ? Structure.container() : new Structure();
    const made = Structure.container();
    if (name === 'struct') this.#fillStructure(made, given, unit);
    const [from] = given;
    if (name === 'struct2cell' && from !== undefined) made.cell.unify(this.#of(from, unit).anyField);
    if (name === 'cell2struct' && from !== undefined) {
      made.anyField.unify(this.#of(from, unit).cell);
      made.markArray();
    }
    return made;
  }

  /** struct('a', x, …): a cell array as a value gives its cells to the elements of a structure array. */
  #fillStructure(made: Structure, given: readonly XmlElement[], unit: Unit): void {
    given.forEach((argument, index) => {
      const name = given[index - 1]?.textContent.slice(1, -1);
      if (index % 2 === 0 || name === undefined) return;
      const field = made.field(name);
      if (!isCells(argument)) {
        field.unify(this.#of(argument, unit));
        return;
      }
      const items = itemsOf(argument);
      if (items.length !== 1) made.markArray();
      for (const item of items) field.unify(this.#of(item, unit));
    });
  }

  #annotate(unit: Unit): void {
    walk(bodyOf(unit.element), (it) => {
      if (!isStorage(it)) return it.localName !== 'function';
      if (this.#of(it, unit).isContainer) annotate(it, 'container', 'yes');
      const isList = this.#isList(it, unit);
      if (isList) annotate(it, 'list', 'yes');
      if (this.tellsUncounted && (!isList || isGivenToUser(it)) && this.#isUncounted(it, unit))
        annotate(it, 'uncounted', 'yes');
      return undefined;
    });
    const keys = [...unit.variables].filter(([, it]) => it.isContainer).map(([key]) => key);
    if (keys.length > 0) annotate(unit.element, 'container', keys.join(' '));
  }

  #countsOf(unit: Unit): ValueCounts {
    const known = this.#counts.get(unit) ?? new ValueCounts(unit.element);
    this.#counts.set(unit, known);
    return known;
  }

  /**
   * Whether storage stands for several values, as far as its form and that of assignments tell. Where active ones are put
   * together they need not: adjoints are given to any number. Variables among arguments are taken for one value.
   */
  #isList(it: XmlElement, unit: Unit): boolean {
    const indices = selectorOf(it);
    if (indices !== undefined) {
      const counts = this.#countsOf(unit);
      if (isPutTogether(it) && isActive(it)) return !counts.areSingle(indices);
      return isGiven(it) ? selectsSeveral(indices) : counts.areSeveral(indices);
    }
    const [base] = children(it);
    return isField(it) && base !== undefined && this.#of(base, unit).isArray;
  }

  /**
   * Whether only the run can tell how many values storage stands for, and it matters: active ones beside it have their
   * places by how many there are, its own tangent has zeros for all of them, and tangents stand between arguments.
   */
  #isUncounted(it: XmlElement, unit: Unit): boolean {
    const list = it.parentNode as XmlElement;
    if (!['item-list', 'param-list'].includes(list.localName)) return false;
    const [base] = children(it);
    const indices = selectorOf(it);
    if (indices !== undefined ? this.#countsOf(unit).areSingle(indices) : !isField(it)) return false;
    if (indices === undefined && (base === undefined || this.#of(base, unit).isOne)) return false;
    const siblings = children(list);
    const call = list.parentNode as XmlElement;
    // Operators that have become calls take one value each.
    if (attribute(call, 'unified') !== undefined) return false;
    const name = call.localName === 'call' ? calleeName(call) : '';
    if (isPutTogether(it)) return !isActive(it) && siblings.some(isActive);
    const isUser = annotation(call, 'is') === 'user';
    if (isActive(it) && (indices === undefined || !(isUser || this.#countsOf(unit).areSeveral(indices))))
      return false;
    const place = siblings.indexOf(it);
    // Whether those behind are active was found out with one value in this place.
    const mayMove = isUser && annotation(unit.element, 'varied') !== undefined;
    const isFollowed =
      siblings.slice(place).some(isActive) || (mayMove && siblings.slice(place + 1).some(reads));
    if (name === '' || !isFollowed) return false;
    // `deal` asks for one itself.
    if (!isUser) return indices !== undefined && name !== 'deal';
    // More values than parameters end the program, and so do fewer where the last one is read in any case.
    const callee = this.#units.get(name);
    return callee?.parameters.length !== siblings.length || !readsLast(callee.element);
  }
}

/** Whether a function reads its last parameter, as it is given, whatever way is taken. */
function readsLast(unit: XmlElement): boolean {
  const last = keysOf(unit, 'param-list').at(-1) ?? '';
  for (const statement of children(bodyOf(unit))) {
    if (accessesOf(statement).reads.includes(last)) return true;
    if (assignedIn(statement).has(last)) return false;
  }
  return false;
}

/** Whether an expression reads a variable. */
function reads(it: XmlElement): boolean {
  return holds(it, (part) => part.localName === 'var');
}

function isField(it: XmlElement): boolean {
  return ['struct-ref', 'dyn-struct-ref'].includes(it.localName);
}

/** The indices that tell how many values storage stands for: those of cells, or of the structures whose field it is. */
function selectorOf(it: XmlElement): XmlElement | undefined {
  const [base, index] = children(it);
  if (it.localName === 'array') return index?.localName === 'cell-index' ? children(index)[0] : undefined;
  if (!isField(it) || base?.localName !== 'array') return undefined;
  const [, indices] = children(base);
  return indices?.localName === 'param-list' ? indices : undefined;
}

/** Whether a value is an argument of a function that does not put its arguments together. */
function isGiven(it: XmlElement): boolean {
  const call = it.parentNode?.parentNode as XmlElement | undefined;
  return call?.localName === 'call' && !isPutTogether(it);
}

/** Whether a value is an argument of a function of the program, whose parameters are one value each. */
function isGivenToUser(it: XmlElement): boolean {
  return isGiven(it) && annotation(it.parentNode?.parentNode as XmlElement, 'is') === 'user';
}

/** Whether a value is one of those that brackets that are no target, braces or a function put together. */
function isPutTogether(it: XmlElement): boolean {
  const list = it.parentNode as XmlElement;
  const holder = list.parentNode as XmlElement;
  if (list.localName === 'item-list') return joinedBy(holder.parentNode as XmlElement, '').includes(it);
  return holder.localName === 'call' && joinedBy(holder, calleeName(holder)).includes(it);
}

/** The parts that brackets that are no target, or a call of a function of this name, put together. */
function joinedBy(it: XmlElement, name: string): readonly XmlElement[] {
  if (joining.has(name)) return argumentsOf(it).slice(name === 'cat' ? 1 : 0);
  if (it.localName !== 'unary' || !['[]', '{}'].includes(it.getAttribute('op'))) return [];
  const holder = it.parentNode as XmlElement;
  return isAssignment(holder) && children(holder)[0] === it ? [] : itemsOf(it);
}

function at(variables: Map<string, Structure>, key: string): Structure {
  const known = variables.get(key) ?? new Structure();
  variables.set(key, known);
  return known;
}
