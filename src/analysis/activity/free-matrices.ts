import { walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { isVaried } from './is-varied.js';
import { keysOf } from '../names/names.js';
import { variableKey } from '../reading/variable.js';

/** Functions that leave a matrix as it is but for its elements, each by itself, or its size. */
const keeping: ReadonlySet<string> = new Set([
  ...[
    'plus',
    'minus',
    'times',
    'mtimes',
    'rdivide',
    'mrdivide',
    'uminus',
    'uplus',
    'power',
    'exp',
    'full',
    'double',
  ],
]);

/**
 * Which matrices of a function may change in each element by itself, so that they stop to be symmetric where they are: the
 * independents, and what is made of one of them alone element by element. Of others it is not known.
 */
export class FreeMatrices {
  readonly #independents: ReadonlySet<string>;
  readonly #assigned = new Map<string, XmlElement[]>();

  constructor(unit: XmlElement, independents: readonly string[]) {
    walk(unit, (it) => {
      if (!isAssignment(it)) return undefined;
      for (const { key } of targetsOf(it)) this.#assigned.set(key, [...(this.#assigned.get(key) ?? []), it]);
      return undefined;
    });
    const parameters = keysOf(unit, 'param-list');
    this.#independents = new Set(
      independents.filter((it) => parameters.includes(it) && !this.#assigned.has(it)),
    );
  }

  has(matrix: XmlElement | undefined, depth = 8): boolean {
    if (matrix?.localName !== 'var' || depth === 0) return false;
    const key = variableKey(matrix);
    if (this.#independents.has(key)) return true;
    const [statement, ...others] = this.#assigned.get(key) ?? [];
    const value = statement && valueOf(statement);
    if (value === undefined || others.length > 0) return false;
    if (value.localName === 'var') return this.has(value, depth - 1);
    if (value.localName !== 'call' || !keeping.has(calleeName(value))) return false;
    const given = argumentsOf(value).filter(isVaried);
    return given.length === 1 && this.has(given[0], depth - 1);
  }
}
