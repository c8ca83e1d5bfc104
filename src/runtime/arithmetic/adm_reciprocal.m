function v = adm_reciprocal(w, x)
% ADM_RECIPROCAL  The quotient w ./ x, and 0 where x is 0, as the adjoint of z = angle(x) is made of.
%   v = adm_reciprocal(w, x): it has a rule of its own, as 0 there is no quotient: the derivative is NaN, unless w is 0 and stays so.
  v = w .* (x ~= 0) ./ (x + (x == 0));
end
