import { child, children, itemsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssigned, targetsOf, valueOf } from './assignment.js';
import { textOf } from './function-text.js';
import { outermostFunction } from './outermost-function.js';
import { parameterKeys } from './parameter-keys.js';
import { variableKey } from './variable.js';

/** The values assigned to the variables of a tree, as long as that is not changed. */
export class AssignedValues {
  /** The values of variables, by the outermost functions that these are in. */
  readonly #known = new Map<XmlElement, ReadonlyMap<string, readonly XmlElement[]>>();

  /** All that a variable is given in its function, as a whole; nothing where it may have something else. */
  of(variable: XmlElement): readonly XmlElement[] {
    const unit = outermostFunction(variable);
    const known = this.#known.get(unit) ?? valuesIn(unit);
    this.#known.set(unit, known);
    return known.get(variableKey(variable)) ?? [];
  }

  /** The text that an expression is: a literal, or a variable that is given that and nothing else. */
  textOf(it: XmlElement): string | undefined {
    const [literal, ...others] = it.localName === 'var' ? this.of(it) : [it];
    return literal?.localName === 'literal' && others.length === 0 ? textOf(literal.textContent) : undefined;
  }
}

function valuesIn(unit: XmlElement): ReadonlyMap<string, readonly XmlElement[]> {
  const values = new Map<string, XmlElement[]>();
  const others = new Set<string>();
  walk(unit, (it) => {
    if (!isAssigned(it)) {
      for (const key of keysGivenBy(it)) others.add(key);
      return undefined;
    }
    const [left] = children(it);
    const value = it.getAttribute('op') === '=' ? valueOf(it) : undefined;
    for (const { key, storage } of targetsOf(it)) {
      if (value === undefined || storage !== left || left.localName !== 'var') others.add(key);
      else values.set(key, [...(values.get(key) ?? []), value]);
    }
    return undefined;
  });
  return new Map([...values].filter(([key]) => !others.has(key)));
}

/** The variables that something else than an assignment gives a value. */
function keysGivenBy(it: XmlElement): readonly string[] {
  const [first] = children(it);
  switch (it.localName) {
    case 'function':
      return [...parameterKeys(it), ...parameterKeys(it, child(it, 'outvars'))];
    case 'anonymous-function':
      return parameterKeys(it);
    case 'global':
    case 'persistent':
      return children(it).map(variableKey);
    case 'for':
    case 'parfor':
    case 'catch':
      if (first === undefined || first.localName === 'statement-list') return [];
      return (first.localName === 'unary' ? itemsOf(first) : [first]).map(variableKey);
    default:
      return [];
  }
}
