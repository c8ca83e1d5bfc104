function a = a_zeros_index(a, x, varargin)
% A_ZEROS_INDEX  Set the adjoint of what was written to zero, in an array that did not grow.
  a(varargin{:}) = 0;
end
