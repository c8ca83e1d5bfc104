import { completeOptions, type Options } from '../contract/options.js';
import type { XPathMap } from '../saxon/saxon.js';
import type { Toolbox } from '../pipeline/toolbox.js';

/** The options that change how helpers are written, in generated files as in their own. */
const changing = ['indent-unit', 'comment-char', 'adimat-function-prefix', 'a-zeros-function'];

/** The helpers that files generated with these options take in: as they stand, or as trees that are printed with them. */
export function helpersFor(toolbox: Pick<Toolbox, 'helpers' | 'helperTrees'>, options: Options): XPathMap {
  const defaults = completeOptions({});
  const areUnchanged = changing.every((name) => options[name] === defaults[name]);
  return areUnchanged ? toolbox.helpers : toolbox.helperTrees();
}
