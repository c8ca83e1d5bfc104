import { runPipeline } from './run.js';
import type { Toolbox } from './toolbox.js';
import type { XmlElement } from './xml-node.js';

/** The functions of a tree, which it changes, as they were written, but with the names that they are called by. */
export function namedOriginals(
  tree: XmlElement,
  { store, rules }: Pick<Toolbox, 'store' | 'rules'>,
  options: Readonly<Record<string, string>>,
): XmlElement {
  return runPipeline(store, store.pipeline('named'), tree, { options, rules }).root;
}
