import type { XmlElement } from '../../tree/xml-node.js';
import { placeOf } from '../../tree/tree.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import type { ActivitySummary } from './activity-summary.js';

/**
 * The functions that text may call which `eval` and `evalc` run: those that the text mentions; where it is put together when the
 * program runs, all of the file, as nothing else can call them.
 */
export function evaluatedFunctions(
  call: XmlElement,
  summaries: ReadonlyMap<string, ActivitySummary>,
): readonly ActivitySummary[] {
  if (call.localName !== 'call' || !/^evalc?$/.test(calleeName(call))) return [];
  const texts = argumentsOf(call);
  if (texts.every((it) => it.localName === 'literal'))
    return texts.flatMap((it) =>
      (it.textContent.match(/[A-Za-z]\w*/g) ?? []).flatMap((name) => summaries.get(name) ?? []),
    );
  const { file } = placeOf(call);
  return [...summaries.values()].filter(({ unit }) => unit.getAttribute('file') === file);
}
