import { markedText } from './marked-text.js';
import { namespaces } from '../base/namespaces.js';
import type { PrintedText } from '../contract/answer.js';
import { readOrigins } from './read-origins.js';
import { StepError } from '../pipeline/run.js';
import { parseXml } from '../saxon/saxon.js';

/** A function (AST XML) as MATLAB, and where its lines come from; as XML where the tree is between two languages. */
export function printFunction(xml: string): PrintedText {
  const tree = `<adimat xmlns="${namespaces.adm}"><master-tree><function-list>${xml}</function-list></master-tree></adimat>`;
  try {
    return readOrigins(markedText(parseXml(tree).documentElement, 'to-source', { origins: 'yes' }));
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    return { text: `${xml}\n`, origins: [] };
  }
}
