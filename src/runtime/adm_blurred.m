function g_modes = adm_blurred(e, pairs)
% ADM_BLURRED  Which vectors of equal eigenvalues or singular values have no tangent in a direction: 1 in a row, else 0.
%   g_modes = adm_blurred(e, pairs): e holds the couplings of all modes. Vectors that are not coupled keep their tangent.
  n = size(e, 1);
  small = 100 * n * eps(class(e)) * max(abs(e(:)));
  rates = diag(e);
  coupled = max(abs(e - diag(rates)), [], 1) > small;
  apart = pairs(1, :) ~= pairs(2, :);
  i = pairs(1, apart);
  k = pairs(2, apart);
  moved = reshape(coupled(i) | coupled(k), 1, []) | reshape(abs(rates(i) - rates(k)) > small, 1, []);
  g_modes = zeros(1, n);
  g_modes([i(moved), k(moved)]) = 1;
end
