import { functionPlace } from '../../matlab/function-place.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { AnalysisContext } from '../analysis.js';
import { functionName } from './free-names.js';

/** How the names of helpers begin, some of which have rules; they stand in the generated file themselves. */
export const helperPrefix = 'adm_';

/** Whether a function of a program has the name of one of the language. */
export function hidesBuiltin(unit: XmlElement, rules: AnalysisContext['rules']): boolean {
  return hidingNames(unit).some((it) => isBuiltin(it, rules));
}

/** The names under which others may come to a function instead of to one of the language: its own, and that of its file. */
export function hidingNames(unit: XmlElement): string[] {
  const { packages, isPrivate, name } = functionPlace(unit.getAttribute('file'));
  return [...(isPrivate || packages.length > 0 ? [] : [name]), functionName(unit)];
}

export function isBuiltin(name: string, rules: AnalysisContext['rules']): boolean {
  return rules.stateOf(name) !== undefined && !name.startsWith(helperPrefix);
}
