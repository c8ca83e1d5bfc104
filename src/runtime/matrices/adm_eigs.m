function a_x = adm_eigs(a_v, a_d, x, v, d)
% ADM_EIGS  The adjoint of [v, d] = eigs(x, ...), for some eigenvalues of a matrix; d and a_d are columns.
%   a_x = adm_eigs(a_v, a_d, x, v, d): a_v is [] where only the eigenvalues have an adjoint. Which values are found, and the signs of
%   the vectors, are taken for constant.
%   Source: adm_eigs_border.
  if isempty(a_v)
    a_v = zeros(size(v));
  elseif ~isreal(v)
    error('Adjoinery:eig', 'Complex eigenvectors have no derivative rule; the eigenvalues alone have one.');
  end
  a_x = zeros(size(x));
  for k = 1:numel(d)
    p = adm_eigs_solve(adm_eigs_border(x, v(:, k), d(k)).', [a_v(:, k); a_d(k)]);
    a_x = a_x - p(1:end - 1) * v(:, k).';
  end
end
