import { annotate, functionsOf } from '../../tree/tree.js';
import type { AnalysisContext } from '../analysis.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { functionName } from '../reading/free-names.js';
import { functionAround } from '../names/function-around.js';
import { keysOf } from '../names/names.js';
import { possibleCalls } from './possible-calls.js';
import { PossibleHandles } from './possible-handles.js';
import { listedNames } from '../reading/listed-names.js';

/**
 * Independents are taken for numbers, and for structures and cells of numbers. Where one, or a part of one, is indexed
 * with something varied, as in `mesh.p(:, mesh.t(1, k))`, that would be an active call if it were a handle: then
 * `ada:trusted` on the entry names the independent (`name=text` where `feval` would take text, too), and the derivative is
 * to see that there is no handle in it. Other parameters are taken for no objects where these would be `keepers` of varied
 * values: the derivative is to see that, too (`name=object`).
 */
export function trustParameters(
  root: XmlElement,
  read: ReadonlySet<XmlElement>,
  keepers: ReadonlySet<XmlElement>,
  context: AnalysisContext,
): void {
  const { entry = '', independents = '' } = context.options;
  const unit = functionsOf(root).find((it) => functionName(it) === entry);
  if (unit === undefined) return;
  const all = listedNames(independents);
  const others = keysOf(unit, 'param-list').filter((it) => !all.includes(it));
  const callsOf = (names: readonly string[]): readonly XmlElement[] =>
    read.size === 0 ? [] : [...possibleCalls(root, context, names)].filter((it) => read.has(it));
  const trusted = [
    ...trustedNumbers(all, callsOf),
    ...keptByNone(others, keepers, (names) => new PossibleHandles(root, context, [...all, ...names])),
  ];
  if (trusted.length > 0) annotate(unit, 'trusted', trusted.join(','));
}

/** The independents that are indexed with something varied; `callsOf` gives what may call handles if these are trusted. */
function trustedNumbers(
  all: readonly string[],
  callsOf: (trusted: readonly string[]) => readonly XmlElement[],
): readonly string[] {
  if (callsOf([]).length === 0) return [];
  return all.flatMap((name) => {
    const calls = callsOf(all.filter((it) => it !== name));
    if (calls.length === 0) return [];
    return [calls.some((it) => it.localName === 'call') ? `${name}=text` : name];
  });
}

/** Those of the parameters that may be, or hold, one of the `keepers`; what is no handle is no object either. */
function keptByNone(
  all: readonly string[],
  keepers: ReadonlySet<XmlElement>,
  handles: (trusted: readonly string[]) => PossibleHandles,
): readonly string[] {
  const reached = (trusted: readonly string[]): XmlElement[] => {
    const possible = handles(trusted);
    return [...keepers].filter((it) => possible.mayReachHandle(functionName(functionAround(it)), it));
  };
  if (keepers.size === 0) return [];
  const own = new Set(reached(all));
  return all
    .filter((name) => reached(all.filter((it) => it !== name)).some((it) => !own.has(it)))
    .map((name) => `${name}=object`);
}
