import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isCellList } from '../reading/is-cell-list.js';

/** Where the items of braces stand in their cell array, as `literalIndex` names cells; undefined where that is not known. */
export function cellPlaces(braces: XmlElement): (string | undefined)[] {
  const rows = children(braces).flatMap((list) => children(list).map((row) => children(row)));
  const [first = []] = rows;
  const isTable = rows.every((row) => row.length === first.length);
  const isKnown = isTable && !rows.flat().some(isCellList);
  return rows.flatMap((row, above) =>
    row.map((_, place) => {
      if (!isKnown) return undefined;
      return rows.length === 1 ? `${place + 1}` : `${above + 1},${place + 1}`;
    }),
  );
}
