function a_x = adm_svd_part(a_u, a_s, a_v, are_read, a_twins, u, s, v, twins, pairs)
% ADM_SVD_PART  The adjoint of [u, s, v] = svd(x), of which some vectors are read.
%   a_x = adm_svd_part(a_u, a_s, a_v, are_read, a_twins, u, s, v, twins, pairs): are_read is a row; a_twins, twins and pairs are
%   those of adm_singular, the twins may be empty. The turn of the vectors has two parts: one of them becomes infinite where
%   singular values are equal, the other where they are zero, and there nothing passes. Vectors of values that are not zero have
%   an adjoint of their own where others are (adm_svd_regular), which has derivatives. A real x may be a complex one whose imaginary
%   part is zero, or real for good: adm_svd_imaginary.
%   Source: Townsend, "Differentiating the singular value decomposition" (2016), the quotients split into partial fractions.
  k = min(size(u, 2), size(v, 2));
  u = adm_real(u);
  imaginary = 0;
  if ~(isreal(a_u) && isreal(a_v))
    imaginary = adm_svd_imaginary(-imag(a_u), -imag(a_v), u, s, v, pairs);
    a_u = real(a_u);
    a_v = real(a_v);
  end
  a_u = adm_svd_last(a_u, u, k);
  a_v = adm_svd_last(a_v, v, k);
  u = u(:, 1:k);
  v = v(:, 1:k);
  a_s = real(adm_singular_values(a_s, k));
  s = adm_singular_values(s, k);
  f = adm_eig_gaps(s);
  g = ~eye(k) ./ (s.' + s + eye(k));
  if ~isempty(pairs)
    adm_check_distinct('svd', pairs, are_read, a_s, s);
    f = f .* ~adm_pair_mask(pairs, k);
    g(adm_pair_mask(pairs(:, pairs(3, :) == 3), k)) = 0;
  end
  whole_u = a_u;
  whole_v = a_v;
  a_x = 0;
  if adm_has_regular(twins, pairs)
    inner = adm_svd_part_inner(a_u, a_v, u, v, f, g);
    if size(u, 1) >= size(v, 1)
      a_x = adm_svd_regular(a_u, a_v, inner, u, s, v, twins, pairs);
    else
      a_x = adm_svd_regular(a_v, a_u, inner.', v, s, u, twins, pairs([2, 1, 3:end], :)).';
    end
    is_zero = ismember(1:k, pairs(1, pairs(3, :) == 4));
    a_u = a_u .* is_zero;
    a_v = a_v .* is_zero;
  end
  inner = adm_svd_part_inner(a_u, a_v, u, v, f, g) + diag(a_s);
  if ~isempty(a_twins)
    inner = inner + adm_couple(real(a_twins), pairs, k);
  end
  a_x = a_x + u * inner * v.';
  if size(u, 1) > k
    a_x = a_x + adm_svd_beside(a_u - u * (u.' * a_u), s, whole_u, pairs) * v.';
  end
  if size(v, 1) > k
    a_x = a_x + u * adm_svd_beside(a_v - v * (v.' * a_v), s, whole_v, pairs).';
  end
  if any(imaginary(:))
    a_x = complex(a_x, -imaginary);
  end
end

function inner = adm_svd_part_inner(a_u, a_v, u, v, f, g)
  turn = u.' * a_u;
  turn = turn - turn.';
  other = v.' * a_v;
  other = other - other.';
  inner = (f .* (turn + other) + g .* (turn - other)) ./ 2;
end
