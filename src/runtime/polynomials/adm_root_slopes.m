function slopes = adm_root_slopes(x, z, a_z)
% ADM_ROOT_SLOPES  The derivative of a polynomial at its roots.
%   slopes = adm_root_slopes(x, z, a_z): z = roots(x), and a_z tells which roots something is asked of. Rounding moves a root by
%   about d = eps * polyval(abs(x), abs(z)) / abs(p'(z)), Wilkinson (1963): where d comes near the distance to the next root,
%   both are parts of a multiple root, whose derivative is infinite. An error Adjoinery:degenerate; exact multiples have slope 0.
  slopes = polyval(polyder(x), z);
  shift = eps(class(z)) * polyval(abs(x), abs(z)) ./ abs(slopes);
  for k = find(a_z(:).' ~= 0 & slopes(:).' ~= 0)
    gap = min([Inf; abs(z([1:k - 1, k + 1:end]) - z(k))]);
    if shift(k) > 1e-2 * gap
      error('Adjoinery:degenerate', ['roots: root %d coincides with another one but for rounding, and by itself it has ' ...
        'no derivative. Sums of the roots and of their squares follow from the coefficients: -p(2)/p(1), (p(2)/p(1))^2 - 2*p(3)/p(1).'], k);
    end
  end
end
