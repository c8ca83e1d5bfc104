function z = adm_mode_sum(z, a, w, b, twins, base, pairs, left, right, kind)
% ADM_MODE_SUM  z = sum(w .* a .* b, 1), a sum over modes that does not depend on the choice of vectors of equal values.
%   z = adm_mode_sum(z, a, w, b, twins, base, pairs, left, right, kind): see adm_mode_product; the rows of a and b are linear in
%   the vectors. With one row the sum may be that of all elements.
end
