function g_modes = adm_blurred(e, pairs)
% ADM_BLURRED  Which modes of equal values have no tangent in a direction: a row with 2 for those whose value and vector have
%   none, 1 where it is the vector alone, else 0.
%   g_modes = adm_blurred(e, pairs): e holds the couplings of all modes. Modes that are not coupled, and whose values move together,
%   stay what they are.
  n = size(e, 1);
  g_modes = zeros(1, n);
  small = 100 * n * eps(class(e)) * max([abs(e(:)); 0]);
  rates = reshape(diag(e), 1, []);
  coupled = max(abs(e - diag(rates)), [], 1) > small;
  apart = pairs(1, :) ~= pairs(2, :);
  i = pairs(1, apart);
  k = pairs(2, apart);
  g_modes([i(coupled(i) | coupled(k)), k(coupled(i) | coupled(k))]) = 1;
  split = abs(rates(i) - rates(k)) > small | reshape(abs(e(i + (k - 1) * n)) + abs(e(k + (i - 1) * n)), 1, []) > small;
  g_modes([i(split), k(split)]) = 2;
end
