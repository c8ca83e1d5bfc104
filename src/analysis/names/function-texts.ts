import { annotation, annotationNames } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { namingTexts } from '../reading/naming-texts.js';

/** Text that may name a function; what is put together may name several. */
export interface FunctionText {
  readonly text: XmlElement;
  readonly name: string;
  /** The name that the function has got, if it is one of the program. */
  readonly called: string | undefined;
  /** Where the text is put together: what is known of it, with stars for the rest; the name is empty if nothing fits. */
  readonly pattern?: string;
}

/**
 * The text in a program that may come to name a function to a call of which only the run knows what it calls, and the
 * functions that it names (see `callees`). There is none without such calls.
 */
export function functionTexts(root: XmlElement, rules: RuleTable): FunctionText[] {
  const { calls, texts } = namingTexts(root, rules);
  if (calls.length === 0) return [];
  return texts().flatMap(({ text, pattern, known }): FunctionText[] => {
    if (known === undefined) return [{ text, name: pattern, called: annotation(text, 'called') }];
    const composed = annotationNames(known, 'composes');
    return (composed.length > 0 ? composed : ['']).map((it) => {
      const [name = '', called = ''] = it.split(':');
      return { text, name, called: called === '' ? undefined : called, pattern };
    });
  });
}
