import type { XmlElement } from '../../tree/xml-node.js';
import type { Kind } from './kind.js';

/**
 * How native code computes a value: its kind, and a way, the name of a function and the modes of its arguments with blanks between
 * them. Ways: `element` (a number of numbers, which loops over arrays repeat), `number` (a number), `array` (writes an array),
 * `literal` (the name is the value), `same` (the first argument), `list` and `record` (containers), `user` (a user function).
 *
 * Modes, a letter for each argument: `a` an array, `d` a number, `i` an integer, `x` an array or nothing for a colon, `:` a colon that is text, `m` a mask, `v`
 * all arguments from here on as arrays behind their count, `w` the same as numbers, `_` an argument that is not computed.
 */
export interface NativeCall {
  readonly kind: Kind;
  readonly native: string;
}

/** The arguments of a call: their kinds, all of them known, and their elements. */
export interface NativeArguments {
  readonly kinds: readonly Kind[];
  readonly elements: readonly XmlElement[];
  /** The kind of any expression, as far as it is known. */
  readonly kindOf: (expression: XmlElement) => Kind;
}

/** How native code computes a call with arguments; undefined where it does not. */
export type NativeRule = (given: NativeArguments) => NativeCall | undefined;
