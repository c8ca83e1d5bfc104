import { namespaces } from '../base/namespaces.js';
import { runPipeline, type RunOptions } from '../pipeline/run.js';
import { evaluateMap, type XPathMap } from '../saxon/saxon.js';
import type { Toolbox } from '../pipeline/toolbox.js';
import type { XmlElement } from '../tree/xml-node.js';

/**
 * The functions of a tree, which it changes, as they were written, but with the names that they are called by: by their
 * files and names.
 */
export function namedOriginals(
  tree: XmlElement,
  { store, rules }: Pick<Toolbox, 'store' | 'rules'>,
  { options, parameters = {} }: Pick<RunOptions, 'options' | 'parameters'>,
): XPathMap {
  const { root } = runPipeline(store, store.pipeline('named'), tree, { options, parameters, rules });
  return evaluateMap(
    `map:merge(a:master-tree/a:function-list/a:function ! map:entry(@file || ' ' || a:id, .),
        map{'duplicates': 'use-first'})`,
    root,
    { a: namespaces.adm },
  );
}
