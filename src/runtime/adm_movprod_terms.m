function r = adm_movprod_terms(a, x, w, dim, isAdjoint)
% ADM_MOVPROD_TERMS  The derivatives of z = movprod(x, w) along dimension dim, applied to a tangent or to an adjoint.
%   r = adm_movprod_terms(a, x, w, dim, isAdjoint): windows as in adm_moving; a and r have the size of x.
  w = adm_window(w);
  n = size(x, dim);
  a = adm_fold(a, dim);
  y = adm_fold(x, dim);
  r = zeros(size(y));
  for k = 1:n
    window = max(1, k - w(1)):min(n, k + w(2));
    for j = window
      others = prod(y(:, window(window ~= j), :), 2);
      if isAdjoint
        r(:, j, :) = r(:, j, :) + a(:, k, :) .* others;
      else
        r(:, k, :) = r(:, k, :) + a(:, j, :) .* others;
      end
    end
  end
  r = reshape(r, size(x));
end
