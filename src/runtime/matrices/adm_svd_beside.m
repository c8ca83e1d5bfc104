function part = adm_svd_beside(part, s, a, pairs)
% ADM_SVD_BESIDE  What leads out of the space of the singular vectors: part ./ s.', with adm_small for zero.
%   part = adm_svd_beside(part, s, a, pairs): `a` is the adjoint of the vectors, of which part is one, or [] in tangents. An
%   error Adjoinery:degenerate where the part is not zero though the singular value is (adm_singular).
  s = s.';
  if ~isempty(pairs)
    zero = pairs(1, pairs(3, :) == 4);
    if ~isempty(a) && any(max(abs(part(:, zero)), [], 1) > 1e-6 * max(abs(a(:))))
      error('Adjoinery:degenerate', ...
        'svd: a singular value is zero, and its vector is used, which is one of many: it has no derivative.');
    end
    s(s == 0) = adm_small(pairs);
  end
  part = part ./ s;
end
