function adm_check_roots(x, z, a_z)
% ADM_CHECK_ROOTS  Refuse the derivative of roots that coincide but for rounding.
%   adm_check_roots(x, z, a_z): z = roots(x), and a_z tells which roots something is asked of. Rounding moves a root by about
%   d = eps * polyval(abs(x), abs(z)) / abs(p'(z)), Wilkinson (1963): where d comes near the distance to the next root, both
%   are parts of a multiple root, whose derivative is infinite. An error Adjoinery:degenerate; exact multiples give Inf or NaN.
  slope = abs(polyval(polyder(x), z));
  shift = eps(class(z)) * polyval(abs(x), abs(z)) ./ slope;
  for k = find(a_z(:).' ~= 0 & slope(:).' ~= 0)
    gap = min([Inf; abs(z([1:k - 1, k + 1:end]) - z(k))]);
    if shift(k) > 1e-2 * gap
      error('Adjoinery:degenerate', ['roots: root %d coincides with another one but for rounding, and by itself it has ' ...
        'no derivative. Sums of the roots and of their squares follow from the coefficients: -p(2)/p(1), (p(2)/p(1))^2 - 2*p(3)/p(1).'], k);
    end
  end
end
