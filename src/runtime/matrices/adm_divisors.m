function w = adm_divisors(w, others)
% ADM_DIVISORS  Weights of modes as a column, where vectors are divided by a vector or by the diagonal of a matrix.
%   w = adm_divisors(w), adm_divisors(w, others): times the weights that there are before.
  if nargin < 2
    others = 1;
  end
  w = others ./ adm_diagonal(w);
end
