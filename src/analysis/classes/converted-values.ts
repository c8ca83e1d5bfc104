import type { Options } from '../../contract/options.js';
import { annotate, annotation, functionsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { classPathOf } from './class-path.js';
import { entryOf } from '../reading/entry-of.js';
import { bodyOf } from '../reading/flow.js';
import { isActive } from '../reading/is-active.js';
import { keysOf } from '../names/names.js';
import { principalVariable, variableKey } from '../reading/variable.js';
import type { PartPath } from '../handles/varied-paths.js';

const converters: ReadonlySet<string> = new Set(['double', 'single']);

/** The parts of the parameters of a function that it converts and that are not active: callers may give integers there. */
export function convertedParameters(unit: XmlElement): readonly PartPath[] {
  const parameters = new Set(keysOf(unit, 'param-list'));
  const found: PartPath[] = [];
  walk(bodyOf(unit), (it) => {
    const value = convertedBy(it);
    const variable = value === undefined ? undefined : principalVariable(value);
    if (value === undefined || variable === undefined || isActive(variable)) return undefined;
    if (parameters.has(variableKey(variable))) found.push(classPathOf(value).path);
    return undefined;
  });
  return found;
}

/**
 * Reports conversions to floating point of values that may have been rounded where they met integers that a caller gives:
 * results of the function itself, or of others of the program that it got. Arguments of the user are taken as they are.
 * Writes `ada:rounds` (`converted`) on conversions whose values the derivative is to look at.
 */
export function markConversions(root: XmlElement, options: Options): void {
  const units = functionsOf(root);
  const entry = entryOf(units, options);
  for (const unit of units) {
    const given = unit === entry ? givenOf(unit) : new Set<string>();
    walk(bodyOf(unit), (it) => {
      const value = convertedBy(it);
      if (value === undefined || !isActive(value)) return undefined;
      const variable = principalVariable(value);
      if (variable === undefined || !given.has(variableKey(variable))) annotate(it, 'rounds', 'converted');
      return undefined;
    });
  }
}

/** The parameters of a function that are never assigned to, but for their own conversion. */
function givenOf(unit: XmlElement): ReadonlySet<string> {
  const found = new Set(keysOf(unit, 'param-list'));
  walk(bodyOf(unit), (it) => {
    if (!isAssignment(it)) return undefined;
    const value = valueOf(it);
    const converted = value === undefined ? undefined : convertedBy(value);
    for (const { key, storage } of targetsOf(it)) {
      const isOwn =
        storage.localName === 'var' && converted?.localName === 'var' && variableKey(converted) === key;
      if (!isOwn) found.delete(key);
    }
    return undefined;
  });
  return found;
}

/** The conversion that a call makes, if it makes one: `double(x)`, `cast(x, 'double')`. */
function convertedBy(it: XmlElement): XmlElement | undefined {
  if (it.localName !== 'call' || annotation(it, 'is') === 'user') return undefined;
  const [value, told] = argumentsOf(it);
  const name = calleeName(it) === 'cast' ? told?.textContent.slice(1, -1) : calleeName(it);
  return converters.has(name ?? '') ? value : undefined;
}
