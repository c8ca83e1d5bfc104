import { annotation, children, itemsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { selectsSeveral } from '../reading/selects-several.js';
import { variableKey } from '../reading/variable.js';

/** Functions that give several indices, or as many flags as there are elements. */
const finding: ReadonlySet<string> = new Set([
  ...['find', 'sort', 'unique', 'randperm', 'linspace', 'colon', 'fliplr', 'flipud', 'flip', 'setdiff'],
  ...['intersect', 'union', 'ismember', 'logical', 'true', 'false', 'strcmp', 'setxor', 'horzcat', 'vertcat'],
]);

/** Functions that give one number, whatever they are given. */
const counting: ReadonlySet<string> = new Set([
  ...['numel', 'length', 'ndims', 'columns', 'rows', 'nnz', 'nargin', 'nargout', 'isempty', 'isscalar'],
]);

/** Functions whose results are as large as their arguments. */
const elementwise: ReadonlySet<string> = new Set([
  ...[
    'floor',
    'ceil',
    'round',
    'fix',
    'abs',
    'mod',
    'rem',
    'double',
    'int32',
    'idivide',
    'plus',
    'minus',
    'times',
  ],
]);

/** The numbers of values that variables hold and indices name, by the form of a function. */
export class ValueCounts {
  /** The variables that are assigned arrays. */
  readonly #arrays = new Set<string>();
  /** The variables that hold one number, wherever they are assigned. */
  readonly #singles = new Set<string>();

  constructor(unit: XmlElement) {
    const values = new Map<string, (XmlElement | undefined)[]>();
    const assign = (key: string, value: XmlElement | undefined): void => {
      values.set(key, [...(values.get(key) ?? []), value]);
    };
    walk(bodyOf(unit), (it) => {
      const value = valueOf(it);
      if (isAssignment(it)) {
        for (const { key, partial, position } of targetsOf(it)) {
          assign(key, partial || position > 0 ? undefined : value);
          if (!partial && isArray(value)) this.#arrays.add(key);
        }
      } else if (it.localName === 'for') {
        const [variable] = children(it);
        if (variable === undefined) return undefined;
        const key = variableKey(variable);
        if (value?.localName === 'range') values.set(key, values.get(key) ?? []);
        else assign(key, value);
      } else if (it.localName === 'global' || it.localName === 'persistent') {
        for (const declared of children(it)) assign(variableKey(declared), undefined);
      }
      return undefined;
    });
    for (const key of values.keys()) this.#singles.add(key);
    for (const parameter of argumentsOf(unit)) this.#singles.delete(variableKey(parameter));
    let before;
    do {
      before = this.#singles.size;
      for (const [key, assigned] of values)
        if (!assigned.every((it) => this.#isSingle(it))) this.#singles.delete(key);
    } while (this.#singles.size < before);
  }

  /** Whether indices name several elements; of variables that are not assigned arrays it is not taken that they do. */
  areSeveral(indices: XmlElement): boolean {
    if (selectsSeveral(indices)) return true;
    return children(indices).some((it) =>
      it.localName === 'var' ? this.#arrays.has(variableKey(it)) : isFound(it),
    );
  }

  /** Whether indices surely name one element. */
  areSingle(indices: XmlElement): boolean {
    return children(indices).every((it) => this.#isSingle(it));
  }

  #isSingle(it: XmlElement | undefined): boolean {
    switch (it?.localName) {
      case 'literal':
        return /^[\d.]/.test(it.textContent);
      case 'end':
        return true;
      case 'var':
        return this.#singles.has(variableKey(it));
      case 'unary':
        return (
          !['[]', '{}'].includes(it.getAttribute('op')) && children(it).every((part) => this.#isSingle(part))
        );
      case 'binary':
        return children(it).every((part) => this.#isSingle(part));
      case 'array': {
        const [, indices] = children(it);
        return indices?.localName === 'param-list' && this.areSingle(indices);
      }
      case 'call':
        return this.#isSingleResult(it);
      default:
        return false;
    }
  }

  #isSingleResult(call: XmlElement): boolean {
    if (annotation(call, 'is') === 'user') return false;
    const name = calleeName(call);
    const given = argumentsOf(call);
    if (counting.has(name) || (name === 'size' && given.length === 2)) return true;
    const isBetween = ['min', 'max'].includes(name) && given.length === 2;
    return (isBetween || elementwise.has(name)) && given.every((it) => this.#isSingle(it));
  }
}

/** Whether a value is an array by its form: not one number. */
function isArray(value: XmlElement | undefined): boolean {
  if (value === undefined) return false;
  return (
    value.localName === 'range' ||
    isFound(value) ||
    (value.getAttribute('op') === '[]' && itemsOf(value).length > 1)
  );
}

function isFound(value: XmlElement): boolean {
  return value.localName === 'call' && annotation(value, 'is') !== 'user' && finding.has(calleeName(value));
}
