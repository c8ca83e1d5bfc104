import { annotation, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { variableKey } from '../reading/variable.js';

/**
 * Finds the first values of variables that are empty until parts of them are written, where an empty matrix would not do:
 * whatever is written to one becomes numbers, as which a mask is another index, and Octave takes no cells into it. `{}`,
 * `logical` or `''`, by the keys of variables all of whose parts are given values of that kind.
 */
export function emptyStarts(body: XmlElement, rules: RuleTable): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const values = wholeValues(body);
  walk(body, (it) => {
    const value = isAssignment(it) ? valueOf(it) : undefined;
    if (value === undefined) return undefined;
    const targets = targetsOf(it).filter(({ storage }) => indexedVariable(storage) !== undefined);
    for (const { key } of targets) {
      const kind = targets.length === 1 ? kindOf(value, values, rules) : '';
      found.set(key, (found.get(key) ?? kind) === kind ? kind : '');
    }
    return undefined;
  });
  return new Map([...found].filter(([, kind]) => kind !== ''));
}

/** The values that variables are given as a whole; undefined among them where that is one of several results. */
function wholeValues(body: XmlElement): ReadonlyMap<string, readonly (XmlElement | undefined)[]> {
  const values = new Map<string, (XmlElement | undefined)[]>();
  walk(body, (it) => {
    const targets = isAssignment(it) ? targetsOf(it) : [];
    const value = targets.length === 1 ? valueOf(it) : undefined;
    for (const { key, storage } of targets)
      if (storage.localName === 'var') values.set(key, [...(values.get(key) ?? []), value]);
    return undefined;
  });
  return values;
}

/** Whether a variable is the list of cells that a function of any number of outputs gives (`expand-extra-outputs`). */
function isExtraOutputs(variable: XmlElement): boolean {
  return /^tmp:ox:\d+$/.test(variableKey(variable));
}

function kindOf(
  value: XmlElement,
  values: ReadonlyMap<string, readonly (XmlElement | undefined)[]>,
  rules: RuleTable,
  around: readonly string[] = [],
): string {
  // Parts of cells by indices in parentheses are cells, too.
  const variable = indexedVariable(value)?.variable ?? value;
  if (variable.localName === 'var') {
    const key = variableKey(variable);
    const given = values.get(key) ?? [];
    // Values that go round among variables have come from elsewhere.
    if (around.includes(key) || isExtraOutputs(variable)) return '{}';
    const areCells =
      given.length > 0 &&
      given.every((it) => it !== undefined && kindOf(it, values, rules, [...around, key]) === '{}');
    return areCells ? '{}' : '';
  }
  if (value.localName === 'unary' && value.getAttribute('op') === '{}') return '{}';
  if (value.localName === 'literal') return /^['"]/.test(value.textContent) ? "''" : '';
  if (value.localName === 'binary' && ['&&', '||'].includes(value.getAttribute('op'))) return 'logical';
  const name = value.localName === 'call' ? calleeName(value) : rules.operatorFunction(value);
  if (name === undefined || annotation(value, 'is') === 'user') return '';
  if (name === 'cell' || name === 'num2cell') return '{}';
  return rules.passiveFacts(name)?.values.includes('logical') === true ? 'logical' : '';
}
