function [v, d] = adm_polyfit_matrix(x, n)
% ADM_POLYFIT_MATRIX  The matrix of the system that polyfit solves, and the derivatives of its elements.
%   [v, d] = adm_polyfit_matrix(x, n): each row belongs to an element of x.
  if ~isnumeric(n) || ~isscalar(n) || numel(x) <= n
    error('Adjoinery:polyfit', 'polyfit has a derivative rule for a degree below the number of points only, and none for a mask of powers.');
  end
  orders = n:-1:0;
  x = full(x(:));
  v = x.^orders;
  d = orders .* x.^max(orders - 1, 0);
end
