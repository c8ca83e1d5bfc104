import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis, AnalysisContext } from '../analysis.js';
import { annotate, child, children, functionsOf, placeOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { entryOf } from '../reading/entry-of.js';
import { functionName } from '../reading/free-names.js';
import { listedNames } from '../reading/listed-names.js';
import { argumentQuestions } from './argument-questions.js';
import { keysOf } from '../names/names.js';
import { isDecidedCount } from './count-range.js';
import { leastOf } from './count-ranges.js';
import { extraArguments } from './extra-arguments.js';

/**
 * Finds out how many arguments the differentiated function gets. Where it asks for that number, a derivative that takes any
 * number would mistake seeds for arguments: it takes all arguments, or as many as the request says (`nargin`). Writes on the
 * function, where the request says it, `ada:arguments` (the number) and `ada:given` (the same) on the names by which it
 * asks; if it asks, or an adjoint has its seeds among extra arguments, `ada:exact` (the number that its derivative needs, at
 * least where there may be extra ones; `pairs` where these are names and values; `open` where no number of them shows that seeds
 * are missing, which is reported: W214).
 */
export const takenArguments: Analysis = {
  name: 'taken-arguments',
  needs: [],
  reads: ['ada:caches'],
  adds: ['ada:arguments', 'ada:exact', 'ada:given'],
  mayReport: true,
  run(root, { options, rules, report }) {
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
    const isAsking = !questions.every((it) => isDecidedCount(it, range));
    const named = parameters.length - Number(isOpen);
    const isLong = isOpen && Number(nargin ?? Infinity) > named;
    const hasExtraSeeds = isLong && options['mode'] !== 'forward';
    if (isAny || (!isAsking && !hasExtraSeeds)) return;
    const isTold = nargin !== undefined || options['no-missing-adjoint-args'] === 'yes';
    if (isTold || !hasExtraSeeds) annotate(entry, 'exact', nargin ?? String(named));
    else annotateExtra(entry, isAsking ? 'open' : extraArguments(entry), named, report);
  },
};

/** The seeds are the last extra arguments: an adjoint without them would take arguments for seeds, where nothing shows it. */
function annotateExtra(
  entry: XmlElement,
  extra: ReturnType<typeof extraArguments>,
  named: number,
  report: AnalysisContext['report'],
): void {
  annotate(entry, 'exact', typeof extra === 'number' ? String(named + extra) : extra);
  const list = children(child(entry, 'param-list') ?? entry).at(-1);
  if (extra === 'open' && list !== undefined)
    report(diagnostic('W214', placeOf(list), { name: functionName(entry) }));
}
