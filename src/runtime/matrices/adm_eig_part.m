function a_x = adm_eig_part(a_v, a_d, are_read, v, d, pairs)
% ADM_EIG_PART  The adjoint of [v, d] = eig(x), of which some vectors are read; d and a_d are columns.
%   a_x = adm_eig_part(a_v, a_d, are_read, v, d, pairs): are_read is a row. Between the modes of a pair of (nearly) equal
%   eigenvalues (adm_near) nothing passes: vectors of equal eigenvalues have no derivative, and must not be read. The phase of
%   complex ones need only be known where something depends on it.
%   Source: Giles (2008), 2.3.1, and the derivatives of the length and of the phase.
  adm_eig_basis(v);
  a_v = full(a_v);
  if isreal(v)
    a_v = a_v - v .* sum(v .* a_v, 1);
  else
    t = sum(v .* a_v, 1);
    [at, is_known] = adm_eig_phases(v);
    adm_check_phases(is_known | abs(imag(t)) <= 1e-12 .* sum(abs(a_v), 1));
    a_v = a_v - conj(v) .* real(t);
    at = at(is_known);
    a_v(at) = a_v(at) - 1i * (imag(t(is_known)) ./ v(at));
  end
  f = adm_eig_gaps(d);
  if ~isempty(pairs)
    adm_check_distinct('eig', pairs, are_read, a_d, d);
    f = f .* ~adm_pair_mask(pairs, numel(d));
  end
  a_x = v.' \ (diag(a_d) + f .* (v.' * a_v)) * v.';
end
