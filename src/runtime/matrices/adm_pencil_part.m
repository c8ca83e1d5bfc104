function a_x = adm_pencil_part(a_v, a_d, are_read, x, y, v, d, pairs)
% ADM_PENCIL_PART  The adjoint of x in [v, d] = eig(x, y), of which some vectors are read: see adm_pencil, adm_eig_part.
%   Source: x * v = y * v * diag(d), differentiated, and the derivative of the length of the vectors.
  adm_eig_check(v, d);
  a_v = full(a_v);
  a_v = a_v - adm_pencil_norms(x, y, v) .* sum(v .* a_v, 1);
  f = adm_eig_gaps(d);
  if ~isempty(pairs)
    adm_check_distinct('eig', pairs, are_read, a_d, d);
    f = f .* ~adm_pair_mask(pairs, numel(d));
    a_d = adm_once_rates(a_d, adm_couplings((y * v) \ (x * v), pairs), pairs);
  end
  a_x = (y * v).' \ (diag(a_d) + f .* (v.' * a_v)) * v.';
end
