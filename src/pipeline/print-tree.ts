import { unescapeFromXml } from '../matlab/xml-characters.js';
import { runPipeline } from './run.js';
import { parseXml } from './saxon.js';
import { loadToolbox } from './toolbox.js';

/**
 * A tree, given as AST XML, as MATLAB text: by `round-trip` if it is as it was parsed, by `to-source` if parentheses may
 * be wanting. Abstract elements print like calls of functions of their names.
 */
export function printTree(xml: string, pipeline: 'round-trip' | 'to-source'): string {
  const toolbox = loadToolbox();
  const { store } = toolbox;
  const { text } = runPipeline(store, store.pipeline(pipeline), parseXml(xml).documentElement, {
    options: {},
    ...(pipeline === 'to-source' ? { rules: toolbox.rules } : {}),
  });
  return unescapeFromXml(text);
}
