function a_twins = adm_pair_couplings_adjoint(a_e, twins, pairs)
% ADM_PAIR_COUPLINGS_ADJOINT  The adjoint of twins in adm_pair_couplings: the counterpart of adm_pair_couplings_forward.
  a_twins = zeros(size(twins));
  n = size(a_e, 1);
  kind = pairs(3, :);
  forth = reshape(a_e(pairs(1, :) + (pairs(2, :) - 1) .* n), 1, []);
  back = reshape(a_e(pairs(2, :) + (pairs(1, :) - 1) .* n), 1, []);
  a = (kind == 0) .* forth + (kind == 1) .* real(forth + back) - (kind == 2) .* imag(forth - back);
  a_twins(:) = a .* (pairs(1, :) ~= pairs(2, :));
end
