import { readAffineSize, type AffineSize } from './affine-size.js';

/** The shape of a parameter, or of a field of one, as it is told. */
export interface ToldShape {
  /** `x`, or `p.material.E` for a field. */
  readonly name: string;
  /** Rows, columns and further sizes, or the number of elements of a vector alone; undefined is any size. */
  readonly sizes: readonly (AffineSize | undefined)[];
  /** The shape as it is written, without spaces: `4*n,1`. */
  readonly text: string;
}

/** The entries of a text that tells shapes. */
export interface ToldShapes {
  readonly shapes: readonly ToldShape[];
  /** The least values that are told for names. */
  readonly least: ReadonlyMap<string, number>;
  /** Entries that are neither. */
  readonly malformed: readonly string[];
}

const one: AffineSize = { terms: new Map(), constant: 1 };

/** Reads shapes and least values with spaces or semicolons between them: `u=n,1 W=4*n,m+n K=m,n,N p=(2) t=scalar opt.h=scalar n>=2`. */
export function readToldShapes(text: string): ToldShapes {
  const shapes: ToldShape[] = [];
  const least = new Map<string, number>();
  const malformed: string[] = [];
  for (const entry of shapeEntries(text)) {
    const [, bounded, bound] = /^([A-Za-z]\w*)>=(\d{1,9})$/.exec(entry) ?? [];
    const [, name = '', shape = ''] = /^([A-Za-z]\w*(?:\.[A-Za-z]\w*)*)=(.*)$/.exec(entry) ?? [];
    const sizes = sizesOf(shape);
    if (bounded !== undefined) least.set(bounded, Math.max(Number(bound), least.get(bounded) ?? 0));
    else if (sizes === undefined) malformed.push(entry);
    else shapes.push({ name, sizes, text: shape });
  }
  return { shapes, least, malformed };
}

/** The entries of a text that tells shapes: spaces within them do not count. */
export function shapeEntries(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?(>=|[=,*+-]) ?|(\() | (\))/g, '$1$2$3')
    .split(/[ ;]+/)
    .filter((it) => it !== '');
}

function sizesOf(shape: string): ToldShape['sizes'] | undefined {
  if (shape === 'scalar') return [one, one];
  const [, count] = /^\((.*)\)$/.exec(shape) ?? [];
  const texts = count === undefined ? shape.split(',') : [count];
  if (count === undefined && texts.length < 2) return undefined;
  const sizes = texts.map((it) => (it === ':' ? undefined : readAffineSize(it)));
  return sizes.every((it, index) => it !== undefined || texts[index] === ':') ? sizes : undefined;
}
