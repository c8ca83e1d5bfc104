import { fitsPattern } from '../../matlab/fits-pattern.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { namingTexts, type NamingText } from './naming-texts.js';
import { outermostFunction } from './outermost-function.js';
import type { ProgramFiles } from './program-files.js';

/** Text, and the functions that it may name. */
export interface NamedInText extends NamingText {
  readonly functions: readonly NamedFunction[];
}

/** A function that text names: one of the program, several where files differ, or nothing that is one of it. */
export interface NamedFunction {
  readonly name: string;
  readonly unit: XmlElement | 'several' | undefined;
}

/**
 * The functions that are named by text that comes to calls of which only the run knows what they call: what such a name is
 * in the file of the text where that is given to the call, and otherwise in all files that have such calls. A name that is
 * put together names all that fit, but for those that are `passed` over.
 */
export function namedInText(
  root: XmlElement,
  files: ProgramFiles,
  rules: RuleTable,
  passed: ReadonlySet<string>,
): readonly NamedInText[] {
  const { calls, texts } = namingTexts(root, rules);
  const fileOf = (it: XmlElement): string => outermostFunction(it).getAttribute('file');
  const calling = [...new Set(calls.map(fileOf))];
  if (calling.length === 0) return [];
  const all = [...new Set([...files.names, ...rules.given])].filter((it) => !passed.has(it));
  return texts().map((it) => {
    const paths = it.givenTo !== undefined ? [fileOf(it.text)] : calling;
    const names = it.pattern.includes('*')
      ? all.filter((name) => fitsPattern(name, it.pattern))
      : [it.pattern];
    return { ...it, functions: names.map((name) => ({ name, unit: files.denoted(paths, name, rules) })) };
  });
}
