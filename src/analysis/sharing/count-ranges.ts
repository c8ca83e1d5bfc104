import type { Options } from '../../contract/options.js';
import { child, walkNames } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { functionName, namedIn } from '../reading/free-names.js';
import { listedNames } from '../reading/listed-names.js';
import { keysOf } from '../names/names.js';
import type { CountRange } from './count-range.js';

export const anyCount: CountRange = { least: 0, most: Infinity };

/**
 * The numbers of arguments with which the functions of a program may be called: the differentiated one gets its first
 * independent at least, others as many as their calls say where these give all parameters, unless handles of them or text may lead to further calls.
 */
export function countRanges(
  units: readonly XmlElement[],
  entry: XmlElement | undefined,
  options: Options,
): ReadonlyMap<XmlElement, CountRange> {
  const ranges = new Map<XmlElement, CountRange>();
  const byName = new Map(units.map((it) => [functionName(it), it]));
  const open = new Set<XmlElement | undefined>();
  const enter = (unit: XmlElement, count: CountRange): void => {
    const { least, most } = ranges.get(unit) ?? count;
    ranges.set(unit, { least: Math.min(least, count.least), most: Math.max(most, count.most) });
  };
  for (const unit of units) {
    walkNames(unit, (it) => {
      const called = it.localName === 'call' ? byName.get(calleeName(it)) : undefined;
      if (called !== undefined) enter(called, countOf(it));
      const named =
        it.localName === 'literal'
          ? namedIn(it.textContent)
          : it.localName === 'function-handle'
            ? it.textContent
            : undefined;
      if (named !== undefined) open.add(byName.get(named));
    });
  }
  if (entry !== undefined) enter(entry, { least: leastOf(entry, options), most: Infinity });
  for (const it of open) if (it !== undefined) ranges.delete(it);
  // Parameters that no call gives are found by the questions about them.
  for (const [unit, { least }] of ranges)
    if (unit !== entry && least < parametersOf(unit).length) ranges.delete(unit);
  return ranges;
}

/** The differentiated function gets its first independent at least; those behind it may be left out where none are named. */
export function leastOf(entry: XmlElement, options: Options): number {
  return 1 + parametersOf(entry).findIndex((it) => listedNames(options['independents']).includes(it));
}

function parametersOf(unit: XmlElement): string[] {
  return keysOf(unit, 'param-list').filter((it) => it !== 'varargin');
}

/** Lists of cells and fields may be any number of arguments. */
function countOf(call: XmlElement): CountRange {
  const given = argumentsOf(call);
  const isList = (it: XmlElement): boolean =>
    /^(?:dyn-)?struct-ref$/.test(it.localName) || child(it, 'cell-index') !== undefined;
  const least = given.filter((it) => !isList(it)).length;
  return { least, most: least === given.length ? least : Infinity };
}
