import { runPipeline } from '../pipeline/run.js';
import { loadToolbox } from '../pipeline/toolbox.js';
import type { XmlElement } from '../tree/xml-node.js';

/** How a tree is printed: by `round-trip` if it is as it was parsed, by `to-source` if parentheses may be wanting. */
export type Printing = 'round-trip' | 'to-source';

/**
 * A tree as the pipeline prints it: with the marks of `xsl/lib/print-origins.xsl` where `options` ask for origins, and with
 * characters escaped that XML has no room for.
 */
export function markedText(
  tree: XmlElement,
  pipeline: Printing,
  options: Readonly<Record<string, string>> = {},
): string {
  const toolbox = loadToolbox();
  const { store } = toolbox;
  return runPipeline(store, store.pipeline(pipeline), tree, {
    options,
    // To load the rules takes longer than to print a small file.
    ...(pipeline === 'to-source' ? { rules: toolbox.rules } : {}),
  }).text;
}
