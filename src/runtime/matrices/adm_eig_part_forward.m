function [g_v, is_known] = adm_eig_part_forward(g_x, v, d, pairs)
% ADM_EIG_PART_FORWARD  The tangent of the eigenvectors v in [v, d] = eig(x): the counterpart of adm_eig_part.
%   [g_v, is_known] = adm_eig_part_forward(g_x, v, d, pairs): is_known, a row, tells whether their phase is; of the others
%   the phase is left as it is.
  adm_eig_basis(v);
  f = adm_eig_gaps(d);
  if ~isempty(pairs)
    f = f .* ~adm_pair_mask(pairs, numel(d));
  end
  g_v = v * (f .* (v \ g_x * v));
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
