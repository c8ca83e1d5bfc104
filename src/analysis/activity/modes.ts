import type { XmlElement } from '../../tree/xml-node.js';

/**
 * The modes of a matrix in a variable, that is its eigenvalues or singular values with their vectors: vectors as columns or
 * rows, values as a vector or on a diagonal.
 */
export interface Modes {
  /** In `squares` each row is the product of two rows that are made of the same vector, element by element. */
  readonly form: 'columns' | 'rows' | 'squares' | 'values' | 'diagonal';
  /** The call that has found them. */
  readonly site: XmlElement;
  /**
   * Of which vectors columns and rows are made: eigenvectors of a matrix, rows of their inverse, eigenvectors of two matrices,
   * left or right singular vectors.
   */
  readonly side: 'vectors' | 'inverse' | 'pencil' | 'left' | 'right' | 'none';
  /** Whether columns or rows are multiplied by something made of values, each by its own. */
  readonly weighted: boolean;
  /** Whether columns or rows are linear in the vectors, in the same way for all of them. */
  readonly linear: boolean;
  /** Whether values are a row. */
  readonly turned: boolean;
  /** Whether a matrix with values on its diagonal has other elements, too, which what follows may make zero. */
  readonly shifted: boolean;
  /** Whether some of the modes may be missing. */
  readonly partial: boolean;
}

/** How the modes of a target come from those of what is read. */
export type ModeStep =
  | 'copy'
  | 'part'
  | 'turn'
  | 'order'
  | 'flip'
  | 'elementwise'
  | 'weigh'
  | 'divide'
  | 'square'
  | 'fill'
  | 'multiply'
  | 'write';

/** The effect of an assignment on modes. */
export interface ModeResult {
  readonly step: ModeStep;
  readonly modes: Modes;
  /** The operand that the modes come from; where columns or rows are weighed, these. */
  readonly from: XmlElement;
  /** The operand that columns or rows are weighed with. */
  readonly weights?: XmlElement;
  /** The other operands that a function of values has. */
  readonly others?: readonly XmlElement[];
}

/**
 * A product of columns and rows, or a sum of squares, with weights on the left perhaps, that does not depend on which vectors of
 * equal values were found; or the adjoint of values, whose adjoints are weights (`left` are the values then).
 */
export interface ModeProduct {
  readonly kind: 'orthogonal' | 'free' | 'inverse' | 'dual' | 'uv' | 'vu' | 'same';
  readonly left: XmlElement;
  readonly right?: XmlElement;
  readonly weights?: XmlElement;
}

/** Whether two variables hold the same of the same modes. */
export function sameModes(one: Modes, other: Modes): boolean {
  return (
    one.site === other.site &&
    one.form === other.form &&
    one.side === other.side &&
    one.weighted === other.weighted &&
    one.linear === other.linear &&
    one.turned === other.turned &&
    one.shifted === other.shifted &&
    one.partial === other.partial
  );
}

/** Whether a variable holds vectors, which must not be read one by one where values are equal. */
export function isOfVectors({ form }: Modes): boolean {
  return form !== 'values' && form !== 'diagonal';
}
