import type { XmlElement } from '../../tree/xml-node.js';
import { annotation, placeOf } from '../../tree/tree.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import type { ActivitySummary } from './activity-summary.js';

type Summaries = ReadonlyMap<string, ActivitySummary>;

/**
 * The functions that are needed as they are where an expression is evaluated as it is: the one that it calls or is a handle of,
 * and those that text may call which `eval` and `evalc` run.
 */
export function neededFunctions(expression: XmlElement, summaries: Summaries): readonly ActivitySummary[] {
  const isHandle = expression.localName === 'function-handle';
  if (isHandle || expression.localName === 'call') {
    const name = isHandle ? expression.textContent : calleeName(expression);
    if (annotation(expression, 'is') === 'user') return [summaries.get(name) ?? []].flat();
    if (/^evalc?$/.test(name)) return functionsInText(expression, summaries);
  }
  return [];
}

/** The functions that the text mentions; where it is put together when the program runs, all of the file: nothing else can call them. */
function functionsInText(call: XmlElement, summaries: Summaries): readonly ActivitySummary[] {
  const texts = argumentsOf(call);
  if (texts.every((it) => it.localName === 'literal')) {
    const names = texts.flatMap((it) => it.textContent.match(/[A-Za-z]\w*/g) ?? []);
    return names.flatMap((it) => summaries.get(it) ?? []);
  }
  const { file } = placeOf(call);
  return [...summaries.values()].filter(({ unit }) => unit.getAttribute('file') === file);
}
