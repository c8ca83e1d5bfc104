import { runPipeline, StepError, type RunOptions } from '../pipeline/run.js';
import type { Toolbox } from '../pipeline/toolbox.js';
import { annotation, functionsOf } from '../tree/tree.js';
import type { XmlElement } from '../tree/xml-node.js';

/**
 * The adjoint of a tree, which it changes, for parameters of the shapes that its text suggests: nothing where it takes other functions
 * with it, or cannot be made.
 */
export function usualBody(
  tree: XmlElement,
  { store }: Pick<Toolbox, 'store'>,
  run: RunOptions,
): XmlElement[] {
  try {
    const { name, steps } = store.pipeline('adjoint-source');
    const way = {
      name,
      steps: steps.slice(
        0,
        steps.findIndex((it) => it.name === 'insert-usual-body'),
      ),
    };
    const { root, diagnostics } = runPipeline(store, way, tree, {
      ...run,
      options: { ...run.options, 'usual-shapes': 'no', body: 'usual' },
    });
    if (diagnostics.some((it) => it.severity === 'error')) return [];
    const functions = functionsOf(root).filter((it) => annotation(it, 'role') !== 'plain');
    return functions.length === 1 ? functions : [];
  } catch (error) {
    if (error instanceof StepError) return [];
    throw error;
  }
}
