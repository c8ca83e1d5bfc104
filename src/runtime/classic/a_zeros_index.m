function a_x = a_zeros_index(a_x, x, varargin)
% A_ZEROS_INDEX  Set the adjoint of x(i, ...), which was written, to zero.
%   x is restored already: where the writing had made it grow, its adjoint gets the old size again.
  a_x(varargin{:}) = adm_zeros(a_x(varargin{:}));
  if ~isequal(size(a_x), size(x))
    a_x = adm_resize(a_x, size(x));
  end
end
