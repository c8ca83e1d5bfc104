import { unescapeFromXml } from '../matlab/xml-characters.js';
import { runPipeline } from '../pipeline/run.js';
import { parseXml } from '../pipeline/saxon.js';
import { loadToolbox } from '../pipeline/toolbox.js';

/** A tree, given as AST XML, as MATLAB text. Abstract elements print like calls of functions of their names. */
export function printTree(xml: string): string {
  const { store, rules } = loadToolbox();
  const { text } = runPipeline(store, store.pipeline('round-trip'), parseXml(xml).documentElement, {
    options: {},
    rules,
  });
  return unescapeFromXml(text);
}
