import type { Analysis, AnalysisContext } from '../analysis.js';
import { neededOutputs } from '../../contract/needed-outputs.js';
import { annotate, functionsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { FreshNames } from '../names/fresh-names.js';
import { keysOf } from '../names/names.js';
import { entryOf } from '../reading/entry-of.js';
import { functionName } from '../reading/free-names.js';
import { listedNames } from '../reading/listed-names.js';
import { argumentQuestions } from './argument-questions.js';
import { scopesOf } from './scopes.js';

/**
 * Finds the outputs of the differentiated function that its derivative does not need: those behind the last dependent, as
 * functions for optimisers compute gradients and Hessians of their own where `nargout` asks for them. Writes `ada:needed`
 * (how many outputs are left) on the function; where the program calls the function, too, or makes a handle of it, also
 * `ada:whole` on the function and on these names: what the function with all outputs, and any number of arguments, is called.
 */
export const unneededOutputs: Analysis = {
  name: 'unneeded-outputs',
  needs: [],
  reads: ['ada:caches', 'ada:is'],
  adds: ['ada:needed', 'ada:whole'],
  run(root, { options, rules }) {
    const entry = entryOf(functionsOf(root), options);
    const dependents = listedNames(options['dependents']);
    if (entry === undefined || dependents.length === 0) return;
    const outputs = keysOf(entry, 'outvars');
    const needed = neededOutputs(outputs, dependents, options).length;
    const isCut = needed < outputs.length || options['nargin'] !== undefined;
    if (!isCut && !checksCount(root, entry, { options, rules })) return;
    annotate(entry, 'needed', String(needed));
    const mentions = scopesOf(root).flatMap((it) =>
      it.mentions.filter(({ callee }) => callee.unit === entry),
    );
    if (mentions.length === 0) return;
    const whole = new FreshNames(root, rules).fresh(`${functionName(entry)}_whole`);
    for (const it of [entry, ...mentions.map(({ element }) => element)]) annotate(it, 'whole', whole);
  },
};

/** Whether the tangent of a function ends where it gets another number of arguments, which calls in the program may give it. */
function checksCount(
  root: XmlElement,
  entry: XmlElement,
  { options, rules }: Pick<AnalysisContext, 'options' | 'rules'>,
): boolean {
  if (options['mode'] !== 'forward' || options['optional-arguments'] === 'any') return false;
  return argumentQuestions(root, entry, { rules }).length > 0;
}
