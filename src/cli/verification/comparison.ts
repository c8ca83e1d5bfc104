import type { Source } from '../../matlab/source.js';

/** A function and its derivatives that are compared, and where. */
export interface Comparison {
  /** A word that distinguishes it from the others of a run. */
  readonly label: string;
  readonly function: string;
  /** The names of the derivatives; one may be missing. */
  readonly adjoint: string | undefined;
  readonly tangent: string | undefined;
  /** Whether it is the tangent that is verified. */
  readonly forward: boolean;
  /** The cell array of the arguments, as an expression. */
  readonly args: string;
  /** How many parameters the function has; `varargin` is one. */
  readonly parameters: number;
  /** Positions, from 1. */
  readonly independents: readonly number[];
  readonly dependents: readonly number[];
  readonly outputs: number;
  /** The position of `varargin` among the parameters, from 1; 0 if there is none. */
  readonly list: number;
  /** How many values are asked for in `varargout`, the last output; -1 if there is none. */
  readonly extra: number;
  /** The relative deviation from differences that is allowed. */
  readonly tolerance: number;
  /** The file of a picture of errors against steps. */
  readonly plot?: string | undefined;
}

/** The verdict on a derivative; see `src/cli/verify/compare_argument.m`. */
export type Verdict = 'right' | 'WRONG' | 'NOT SURE' | 'NOT SMOOTH' | 'INCOMPLETE';

/** How the derivative with regard to one argument compares: relative deviations, NaN where there is nothing to compare with. */
export interface ComparedArgument {
  /** Position of the argument, from 1. */
  readonly position: number;
  readonly size: string;
  readonly directions: number;
  /** Of the adjoint from the tangent. */
  readonly dotProduct: number;
  readonly fromDifferences: number;
  readonly fromComplexStep: number;
  readonly verdict: Verdict;
  /** Why the verdict is not better. */
  readonly reason: string;
  /** Parts of the argument that are not compared, as the function stops beside their values: `.nheads`, `(2)`, or ``. */
  readonly stuck: readonly string[];
  /** With what message it stops. */
  readonly problem: string;
}

export interface ComparisonReport {
  /** The largest relative difference between results of the function and of its derivatives. */
  readonly value: number;
  /** Why adjoint and tangent cannot be compared, if they cannot. */
  readonly missing: string;
  readonly adjoints: readonly ComparedArgument[];
  /** The error that ended the comparison, if one did. */
  readonly failure?: string;
}

/** The environment in which comparisons run. */
export interface OctaveProgram {
  /** The file of the first function, which is among the sources. */
  readonly entry: Source;
  readonly sources: readonly Source[];
  /** The generated files, for the path. */
  readonly files: readonly Source[];
  /** Folders with whatever else the functions need, such as data. */
  readonly folders: readonly string[];
}
