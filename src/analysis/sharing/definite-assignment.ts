import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis, AnalysisContext } from '../analysis.js';
import { annotate, annotation, child, children, functionsOf, holds, placeOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf, variablesIn } from '../reading/accesses.js';
import { assignedIn } from '../lists/assigned-in.js';
import { countsArguments } from '../lists/asked-counts.js';
import { commentsIn } from '../reading/comments-in.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { emptyStarts } from './empty-start.js';
import { bodyOf, flowForward, type Flow } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { givenCounts } from './given-counts.js';
import { namedConstants } from './named-constants.js';
import { variableKey } from '../reading/variable.js';
import { ForkedSet } from '../reading/forked-set.js';

/**
 * Finds variables that generated code reads where they may not have been assigned to: what is kept of a loop's iteration or
 * of a function is kept whichever way the program went. Parameters of functions that ask for `nargin`, or that calls
 * give fewer arguments, may be missing.
 * Writes the keys on the function (`ada:preassigned`), which then gives them an empty value (`key=kind`: of a kind other
 * than numbers, see `emptyStarts`), or that of a constant, at its beginning.
 */
export const definiteAssignment: Analysis = {
  name: 'definite-assignment',
  needs: [
    'ada:container',
    'ada:exact',
    'ada:first',
    'ada:hidden',
    'ada:is',
    'ada:least',
    'ada:role',
    'ada:shape',
  ],
  adds: ['ada:preassigned'],
  mayReport: (root) => holds(root, (it) => annotation(it, 'hidden') !== undefined),
  run(root, { report, rules }) {
    const counts = givenCounts(root, (it) =>
      it.localName === 'call' && it.getAttribute('role') === 'recording'
        ? { name: calleeName(it), given: argumentsOf(it) }
        : undefined,
    );
    for (const unit of functionsOf(root)) {
      const role = annotation(unit, 'role');
      const given = role === 'recording' ? counts.get(functionName(unit)) : undefined;
      if (role === 'joint' || role === 'recording' || (role === 'returning' && records(unit)))
        annotatePreassigned(unit, findPreassigned(unit, given), { report, rules });
    }
  },
};

/** Whether a function keeps what loops do, as reverse sweeps do only where they recompute iterations. */
function records(unit: XmlElement): boolean {
  return holds(bodyOf(unit), (it) => it.localName === 'iteration-record');
}

/** Elements that keep all variables in them. */
const keepers: ReadonlySet<string> = new Set(['pack-tape', 'push-control', 'overwrite', 'overwrite-part']);

/** The variables that may be unassigned. */
type Unassigned = ForkedSet;

/** `least` arguments are given by all calls, where it is known. */
function findPreassigned(unit: XmlElement, least = Infinity): ReadonlySet<string> {
  const parameters = child(unit, 'param-list');
  const given = new Set(parameters === undefined ? [] : children(parameters).map(variableKey));
  const start: Unassigned = new ForkedSet();
  // Extra arguments are a cell array without elements where there are none.
  const isExact = annotation(unit, 'exact') !== undefined;
  const doubted = [...given].slice(countsArguments(unit) && !isExact ? 0 : least);
  const missing = new Set(doubted.filter((it) => it !== 'varargin'));
  const sure = [...surelyGiven(unit, [...given]), ...[...given].slice(0, leastArguments(unit))];
  for (const key of sure) missing.delete(key);
  for (const key of missing) start.add(key);
  // Results that are assigned nowhere are given back all the same.
  const results = children(bodyOf(unit)).flatMap(resultOf);
  for (const key of [...assignedIn(bodyOf(unit)), ...results]) if (!given.has(key)) start.add(key);
  const found = new Set<string>();
  const flow: Flow<Unassigned> = {
    copy: (state) => state.copy(),
    join: (into, other) => into.join(other),
    step: (statement, state) => {
      const generated = generatedReads(statement);
      for (const key of generated) if (state.has(key)) found.add(key);
      const accesses = accessesOf(statement);
      for (const key of [...accesses.writes, ...accesses.updates]) state.delete(key);
      if (missing.size === 0) return state;
      // Where the program reads a parameter, it is there.
      const { reads } = accesses;
      const doubtful = generated.length > 0 ? reads : doubtfulReads(statement);
      for (const key of reads) if (missing.has(key) && !doubtful.includes(key)) state.delete(key);
      return state;
    },
  };
  flowForward(bodyOf(unit), start, flow);
  return found;
}

/**
 * Writes down which variables begin empty. One that has a value from the beginning hides the function of its name, which may
 * be called somewhere: it begins with the value of a constant (`key=value`), if no part of it is written to first.
 */
function annotatePreassigned(
  unit: XmlElement,
  preassigned: ReadonlySet<string>,
  { report, rules }: Pick<AnalysisContext, 'report' | 'rules'>,
): void {
  if (preassigned.size === 0) return;
  const starts = emptyStarts(bodyOf(unit), rules);
  const hiding = new Map<string, XmlElement>();
  const written = new Set<string>();
  walk(bodyOf(unit), (it) => {
    const key = annotation(it, 'hidden') === undefined ? undefined : variableKey(it);
    if (key !== undefined && preassigned.has(key) && !hiding.has(key)) hiding.set(key, it);
    for (const part of accessesOf(it).updates) written.add(part);
    return undefined;
  });
  const beginning = [...preassigned].map((key) => {
    const place = hiding.get(key);
    const start = starts.get(key);
    if (place === undefined) return start === undefined ? key : `${key}=${start}`;
    const constant = written.has(key) ? undefined : namedConstants.get(key);
    if (constant === undefined) report(diagnostic('E207', placeOf(place), { name: key }));
    return `${key}=${constant ?? ''}`;
  });
  annotate(unit, 'preassigned', beginning.join(' '));
}

/** Variables that a statement reads only on a condition: behind `||` and the like, and to choose later branches. */
function doubtfulReads(statement: XmlElement): readonly string[] {
  const found: string[] = [];
  walk(statement, (it) => {
    if (it.localName === 'statement-list') return false;
    const isShort = it.localName === 'binary' && ['||', '&&', '|', '&'].includes(it.getAttribute('op'));
    if (isShort) found.push(...variablesIn(children(it).slice(1)));
    const isLater = ['when', 'case'].includes(it.localName) && it !== firstBranchOf(statement);
    if (isLater) found.push(...variablesIn(children(it).slice(0, 1)));
    return undefined;
  });
  return found;
}

function firstBranchOf(statement: XmlElement): XmlElement | undefined {
  return children(statement).find((it) => ['when', 'case'].includes(it.localName));
}

/** Parameters up to the first that has an adjoint: nobody asks for derivatives and gives nothing to differentiate by. */
function surelyGiven(unit: XmlElement, parameters: readonly string[]): readonly string[] {
  const outputs = child(unit, 'outvars');
  const results = new Set(outputs === undefined ? [] : children(outputs).map(variableKey));
  const first = parameters.findIndex((it) => results.has(`a:${it}`));
  return parameters.slice(0, first + 1);
}

/** How many arguments the function always gets, as a directive of it says (`%ADiMat <nargin>2</nargin>`). */
function leastArguments(unit: XmlElement): number {
  return Math.max(0, ...commentsIn(unit).map((it) => Number(annotation(it, 'least') ?? 0)));
}

/** The variable whose value a statement gives back beside adjoints. */
function resultOf(statement: XmlElement): readonly string[] {
  const [left, ...value] = children(statement);
  const isResult = left !== undefined && children(left)[0]?.localName === 'result';
  return isResult ? variablesIn(value) : [];
}

/** Variables that generated code reads at this statement, whichever way the program came here. */
function generatedReads(statement: XmlElement): readonly string[] {
  const isSave = statement.getAttribute('saves') !== '';
  if (isSave || statement.localName === 'initialize-adjoint') return accessesOf(statement).reads;
  if (statement.localName === 'iteration-record') return variablesIn(children(statement).slice(1));
  if (keepers.has(statement.localName)) return variablesIn([statement]);
  return resultOf(statement);
}
