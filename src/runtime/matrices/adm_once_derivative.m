function g = adm_once_derivative(g, w, pairs)
% ADM_ONCE_DERIVATIVE  The derivative of adm_once, which ends the run where it is not known.
%   g = adm_once_derivative(g, w, pairs): the tangent, or the adjoint, g of h. An error Adjoinery:degenerate where values are
%   equal, their weights may differ, and g is not zero.
  if ~isempty(pairs) && ~isscalar(w) && any(pairs(1, :) ~= pairs(2, :)) && any(g(:) ~= 0)
    error('Adjoinery:degenerate', '%s', ['Eigenvalues or singular values are equal, or nearly so: products of vectors and ' ...
      'functions of them have first derivatives there, and no second ones that are known. sqrtm, expm and logm have some.']);
  end
end
