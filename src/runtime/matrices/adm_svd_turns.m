function [both, one, e] = adm_svd_turns(m, s, twins, pairs)
% ADM_SVD_TURNS  How singular vectors turn among themselves: those of both sides alike, and the left ones against the right ones.
%   [both, one, e] = adm_svd_turns(m, s, twins, pairs): m(i, k) is u(:, i).' * g * v(:, k) for a tangent g of x; see adm_singular
%   for twins and pairs. The tangents are u * (both + one) and v * (both - one). Vectors of equal values do not turn alike; what
%   other vectors do depends on how equal values part, which e tells: zeros whose derivatives are their couplings, [] without such
%   values.
%   Source: Townsend, "Differentiating the singular value decomposition" (2016), the quotients split into partial fractions.
  k = numel(s);
  f = adm_eig_gaps(s);
  g = ~eye(k) ./ (s.' + s + eye(k));
  if ~isempty(pairs)
    f = f .* ~adm_pair_mask(pairs, k);
    g(adm_pair_mask(pairs(:, pairs(3, :) == 3), k)) = 0;
  end
  both = f .* (m + m.') ./ 2;
  one = g .* (m - m.') ./ 2;
  e = [];
  if ~isempty(twins) && any(pairs(3, :) == 0)
    e = adm_pair_couplings(twins, pairs, k);
    e = (e + e.') ./ 2;
    both = both + f .* (e * both - both * e);
    one = one - g .* (e * one + one * e);
  end
end
