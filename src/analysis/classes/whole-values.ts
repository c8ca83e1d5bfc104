import { annotation, children, itemsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { isStorage, principalVariable, variableKey } from '../reading/variable.js';
import type { ValueWrite } from './value-writes.js';

/** Functions that give whole numbers for whole numbers. */
const keeping: ReadonlySet<string> = new Set([
  ...[
    'plus',
    'minus',
    'times',
    'mtimes',
    'uplus',
    'uminus',
    'ctranspose',
    'transpose',
    'colon',
    'abs',
    'sum',
    'prod',
  ],
  ...[
    'cumsum',
    'max',
    'min',
    'mod',
    'rem',
    'sort',
    'double',
    'single',
    'zeros',
    'ones',
    'eye',
    'repmat',
    'reshape',
  ],
  ...['horzcat', 'vertcat', 'cat', 'merge', 'ifelse', 'linspace', 'bitshift'],
]);

/** The variables of a function that hold whole numbers, flags or text only: what counts, flags and points to others. */
export class WholeValues {
  readonly #whole: Set<string>;

  constructor(
    writes: readonly ValueWrite[],
    parameters: readonly string[],
    readonly rules: RuleTable,
  ) {
    this.#whole = new Set(writes.map(({ key }) => key));
    for (const it of parameters) this.#whole.delete(it);
    for (let size = -1; size !== this.#whole.size;) {
      size = this.#whole.size;
      for (const { key, value } of writes) if (!this.isWhole(value)) this.#whole.delete(key);
    }
  }

  /** Whether a value is whole numbers, flags or text, so far as it is seen. */
  isWhole(it: XmlElement): boolean {
    if (isStorage(it)) {
      const variable = principalVariable(it);
      return variable !== undefined && this.#whole.has(variableKey(variable));
    }
    switch (it.localName) {
      case 'literal':
        return /^(?:\d+|true|false|['"][^]*)$/.test(it.textContent);
      case 'colon':
        return true;
      case 'range':
        return children(it).every((part) => this.isWhole(part));
      case 'unary':
      case 'binary': {
        const op = it.getAttribute('op');
        if (op === '||' || op === '&&') return true;
        if (op === '[]' || op === '{}') return itemsOf(it).every((part) => this.isWhole(part));
        return this.#gives(this.rules.operatorFunction(it) ?? '', children(it));
      }
      case 'call':
        return annotation(it, 'is') !== 'user' && this.#gives(calleeName(it), argumentsOf(it));
      default:
        return false;
    }
  }

  #gives(name: string, given: readonly XmlElement[]): boolean {
    const { values = [] } = this.rules.passiveFacts(name) ?? {};
    if (values.includes('integer') || values.includes('logical') || values.includes('text')) return true;
    return keeping.has(name) && given.every((it) => this.isWhole(it));
  }
}
