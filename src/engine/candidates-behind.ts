import { freeNames } from '../analysis/reading/free-names.js';
import { namedInText } from '../analysis/reading/named-in-text.js';
import { ProgramFiles } from '../analysis/reading/program-files.js';
import type { Place } from '../diagnostic/diagnostic.js';
import { functionsOf, placeOf } from '../tree/tree.js';
import type { RuleTable } from '../rules/rule-table.js';
import type { XmlElement } from '../tree/xml-node.js';

/** A function that fits a name which is put together, and through which something in a program is reached. */
export interface CandidateBehind {
  readonly name: string;
  readonly pattern: string;
  /** The first of the places that it leads to. */
  readonly place: Place;
}

/**
 * The functions that names may stand for which are put together when the program runs, of those that are not `passed` over
 * yet, through which places in functions of the program are reached.
 */
export function candidatesBehind(
  places: readonly Place[],
  root: XmlElement,
  rules: RuleTable,
  passed: ReadonlySet<string>,
): readonly CandidateBehind[] {
  const units = functionsOf(root);
  const files = new ProgramFiles(units);
  const callees = new Map<XmlElement, readonly XmlElement[]>();
  const calleesOf = (unit: XmlElement): readonly XmlElement[] => {
    const known =
      callees.get(unit) ??
      freeNames(unit).flatMap(
        ({ names }) => files.resolve(unit.getAttribute('file'), names, rules).unit ?? [],
      );
    callees.set(unit, known);
    return known;
  };
  const placed = places.map((place) => ({ place, unit: unitAround(place, units) }));
  const found = new Map<string, CandidateBehind>();
  for (const { pattern, functions } of namedInText(root, files, rules, passed)) {
    if (!pattern.includes('*')) continue;
    for (const { name, unit } of functions) {
      if (unit === undefined || unit === 'several' || found.has(name)) continue;
      const reached = new Set([unit]);
      for (const it of reached) for (const callee of calleesOf(it)) reached.add(callee);
      const place = placed.find((it) => it.unit !== undefined && reached.has(it.unit))?.place;
      if (place !== undefined) found.set(name, { name, pattern, place });
    }
  }
  return [...found.values()];
}

/** The function that a place is in: the last one that begins before it in its file. */
function unitAround({ file, line }: Place, units: readonly XmlElement[]): XmlElement | undefined {
  return units.filter((it) => it.getAttribute('file') === file && placeOf(it).line <= line).at(-1);
}
