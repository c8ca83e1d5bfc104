import { annotate, annotationNames } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import type { NamedFunction, NamedInText } from './named-in-text.js';

/**
 * Writes down which functions text names, by the names that they have got: `ada:called` on text, `ada:composes` on what is
 * known of what is put together. Where that is given to `cellfun` and the like, `ada:caller` says so.
 */
export function nameTexts(
  all: readonly NamedInText[],
  called: ReadonlyMap<XmlElement, string>,
  rules: RuleTable,
): void {
  const nameOf = (unit: XmlElement, name: string): string => called.get(unit) ?? name;
  const composed = ({ name, unit }: NamedFunction): readonly string[] => {
    if (unit === 'several') return [];
    if (unit !== undefined) return [`${name}:${nameOf(unit, name)}`];
    return rules.stateOf(name) === undefined ? [] : [`${name}:`];
  };
  for (const { text, known, givenTo = '', functions } of all) {
    if (known === undefined) {
      for (const { name, unit } of functions)
        if (unit !== undefined) annotate(text, 'called', unit === 'several' ? '-' : nameOf(unit, name));
      continue;
    }
    if (!['', 'feval', 'str2func'].includes(givenTo)) annotate(text, 'caller', givenTo);
    const before = annotationNames(known, 'composes');
    const names = new Set([...before, ...functions.flatMap(composed)]);
    if (names.size > 0) annotate(known, 'composes', [...names].join(' '));
  }
}
