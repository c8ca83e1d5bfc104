import type { Analysis } from '../analysis.js';
import { annotate, functionsOf } from '../../tree/tree.js';
import { entryOf } from '../reading/entry-of.js';
import { listedNames } from '../reading/listed-names.js';
import { argumentQuestions } from './argument-questions.js';
import { keysOf } from '../names/names.js';
import { isDecidedCount } from './count-range.js';
import { leastOf } from './count-ranges.js';

/**
 * Finds out how many arguments the differentiated function gets. Where it asks for that number, a derivative that takes any
 * number would mistake seeds for arguments: it takes all arguments, or as many as the request says (`nargin`). Writes on the
 * function, where the request says it, `ada:arguments` (the number) and `ada:given` (the same) on the names by which it
 * asks; if it asks, or an adjoint has its seeds among extra arguments, `ada:exact` (the number that its derivative needs, or
 * `any` where there are extra ones).
 */
export const takenArguments: Analysis = {
  name: 'taken-arguments',
  needs: [],
  reads: ['ada:caches'],
  adds: ['ada:arguments', 'ada:exact', 'ada:given'],
  run(root, { options, rules }) {
    const entry = entryOf(functionsOf(root), options);
    const { nargin } = options;
    const isAny = options['optional-arguments'] === 'any';
    const isAsked = listedNames(options['independents']).length > 0;
    if (entry === undefined || !isAsked || (isAny && nargin === undefined)) return;
    const questions = argumentQuestions(root, entry, { rules });
    if (nargin !== undefined) {
      annotate(entry, 'arguments', nargin);
      for (const it of questions) annotate(it, 'given', nargin);
    }
    const range = { least: leastOf(entry, options), most: Infinity };
    const parameters = keysOf(entry, 'param-list');
    const isOpen = parameters.at(-1) === 'varargin';
    // The seeds are the last extra arguments: an adjoint without them would take arguments for seeds.
    const hasExtraSeeds = isOpen && nargin === undefined && options['mode'] === 'reverse';
    const isAsking = !questions.every((it) => isDecidedCount(it, range));
    if (isAny || (!isAsking && !hasExtraSeeds)) return;
    annotate(entry, 'exact', isAsking ? (nargin ?? (isOpen ? 'any' : String(parameters.length))) : 'any');
  },
};
