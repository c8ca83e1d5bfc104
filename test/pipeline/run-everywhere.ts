import { isWanted, type Step } from '../../src/pipeline/manifest.js';
import { runPipeline, type RunOptions, type RunResult } from '../../src/pipeline/run.js';
import { runStylesheet } from '../../src/saxon/saxon.js';
import { loadToolbox } from '../../src/pipeline/toolbox.js';
import { children } from '../../src/tree/tree.js';
import type { XmlElement, XmlNode } from '../../src/tree/xml-node.js';

/**
 * Runs a step on a tree, which it changes, as if nothing were known of where it has something to do: the stylesheets
 * of parts and statements go through all functions from end to end.
 */
export function runEverywhere(step: Step, root: XmlElement, run: RunOptions): RunResult {
  const { store } = loadToolbox();
  const alone = { name: 'alone', steps: [step] };
  const scope = step.kind === 'step' ? store.stylesheet(step.name).scope : undefined;
  if (!isWanted(step, run.options) || (scope !== 'part' && scope !== 'statement')) {
    return runPipeline(store, alone, root, { ...run, unskipped: true });
  }
  const own = Object.entries(run.parameters ?? {}).map(
    ([name, it]) => [name, typeof it === 'function' ? it() : it] as const,
  );
  const parameters = { ...Object.fromEntries(own), ...run.options, ...run.rules?.parameters };
  for (const unit of children(root)
    .flatMap((it) => children(it))
    .flatMap((it) => children(it))) {
    const results = runStylesheet(store.compiled(step.name), [unit], parameters).slice(0, -1);
    const list = unit.parentNode!;
    for (const result of results) list.insertBefore(result as XmlNode, unit);
    list.removeChild(unit);
  }
  return { root, text: '', diagnostics: [], timings: [] };
}
