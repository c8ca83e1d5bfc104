import type { XmlElement } from '../../tree/xml-node.js';
import { indexPart, mayBeMask, type Surroundings } from './evaluate.js';
import { Dimension } from './dimension.js';
import type { Numbering } from './numbering.js';
import type { Shape } from './shape.js';

/** Numbers from a least to a most one. */
export interface Span {
  readonly least: Dimension;
  readonly most: Dimension;
}

/** A text for the numbers that the only index of an array ranges over, as far as their bounds are known. */
export function writeSpan(
  [index, ...others]: readonly XmlElement[],
  array: Shape,
  around: Surroundings,
  numbers: Numbering<string>,
): string | undefined {
  if (index === undefined || others.length > 0) return undefined;
  const value = indexPart(index, array, 0, 1, around);
  const { least, most } = value;
  if (least === undefined || most === undefined || mayBeMask(value)) return undefined;
  return [least, most].map((it) => writeBound(it, numbers)).join(' ');
}

export function readSpan(text: string): Span {
  const [least = Dimension.zero, most = Dimension.zero] = text.split(' ').map(readBound);
  return { least, most };
}

/** Whether no number is in both spans. */
export function areSpansApart(one: Span, other: Span): boolean {
  return isBelow(one, other) || isBelow(other, one);
}

function isBelow({ most }: Span, { least }: Span): boolean {
  return least.minus(most).minus(Dimension.one).isNonNegative;
}

/** Atoms are numbered, which leaves of their names whether they are sizes. */
function writeBound(bound: Dimension, numbers: Numbering<string>): string {
  const terms = [...bound.terms].map(
    ([name, factor]) => `${factor}*${name.startsWith('#') ? '#' : ''}${numbers.of(name)}`,
  );
  return [bound.constant, ...terms].join(',');
}

function readBound(text: string): Dimension {
  const [constant = '0', ...terms] = text.split(',');
  return terms
    .map((it) => it.split('*'))
    .reduce(
      (sum, [factor, name = '']) => sum.plus(Dimension.atom(name).times(Number(factor))),
      Dimension.of(Number(constant)),
    );
}
