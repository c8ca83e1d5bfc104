function [g_v, is_known] = adm_eig_part_forward(g_x, v, d, twins, pairs)
% ADM_EIG_PART_FORWARD  The tangent of the eigenvectors v in [v, d] = eig(x): the counterpart of adm_eig_part.
%   [g_v, is_known] = adm_eig_part_forward(g_x, v, d, twins, pairs): twins may be empty; is_known, a row, tells whether their
%   phase is; of the others the phase is left as it is. Second derivatives of vectors depend on how other values part that
%   are equal, which adm_pair_couplings tells.
  adm_eig_basis(v);
  f = adm_eig_gaps(d);
  if ~isempty(pairs)
    f = f .* ~adm_pair_mask(pairs, numel(d));
  end
  turn = f .* (v \ g_x * v);
  if ~isempty(twins)
    e = adm_pair_couplings(twins, pairs, numel(d));
    turn = turn + f .* (e * turn - turn * e);
  end
  g_v = v * turn;
  is_known = true(1, numel(d));
  if isreal(v)
    g_v = g_v - v .* sum(v .* g_v, 1);
  else
    [at, is_known] = adm_eig_phases(v);
    at = at(is_known);
    turns = zeros(1, numel(d));
    turns(is_known) = imag(g_v(at)) ./ v(at);
    lengths = sum(conj(v) .* g_v, 1);
    turns(~is_known) = imag(lengths(~is_known));
    g_v = g_v - v .* (real(lengths) + 1i * turns);
  end
end
