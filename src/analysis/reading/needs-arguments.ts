/**
 * Functions without derivatives that stop where they get no arguments, in Octave and in MATLAB, and whose names programs give to
 * variables: where such a name stands alone it is that of the variable, or the program stops.
 */
export const needsArguments: ReadonlySet<string> = new Set(
  `all and any bandwidth class columns factor find ge gt height isfield le length logical lookup lt ndims ne nnz not numel or rank round
  rows set signbit size type width`.split(/\s+/),
);
