function c = adm_couple(a_twins, pairs, n)
% ADM_COUPLE  The adjoint of the couplings of n modes from that of the twins of adm_spectrum.
%   c = adm_couple(a_twins, pairs, n): an n-by-n matrix.
  a_twins = reshape(full(a_twins), 1, []);
  kind = pairs(3, :);
  forth = a_twins .* (kind == 0 | kind == 3);
  back = zeros(size(forth));
  if any(kind == 1)
    forth = forth + real(a_twins) ./ 2 .* ((kind == 1) - 1i .* (kind == 2));
    back = real(a_twins) ./ 2 .* ((kind == 1) + 1i .* (kind == 2));
  end
  c = full(sparse(pairs(1, :), pairs(2, :), forth, n, n) + sparse(pairs(2, :), pairs(1, :), back, n, n));
end
