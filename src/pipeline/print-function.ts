import { namespaces } from './namespaces.js';
import { readOrigins, type PrintedText } from './read-origins.js';
import { runPipeline, StepError } from './run.js';
import { parseXml } from './saxon.js';
import { loadToolbox } from './toolbox.js';

/** A function (AST XML) as MATLAB, and where its lines come from; as XML where the tree is between two languages. */
export function printFunction(xml: string): PrintedText {
  const { store, rules } = loadToolbox();
  const tree = `<adimat xmlns="${namespaces.adm}"><master-tree><function-list>${xml}</function-list></master-tree></adimat>`;
  try {
    const pipeline = store.pipeline('to-source');
    const options = { origins: 'yes' };
    return readOrigins(runPipeline(store, pipeline, parseXml(tree).documentElement, { options, rules }).text);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    return { text: `${xml}\n`, origins: [] };
  }
}
