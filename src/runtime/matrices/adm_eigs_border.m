function m = adm_eigs_border(x, v, d)
% ADM_EIGS_BORDER  The matrix of the derivatives of one eigenvector v of length one and its eigenvalue d.
%   m = adm_eigs_border(x, v, d): a tangent g of x gives m \ [-g * v; 0], the tangents of v and below that of d.
%   Source: x * v = d * v and v' * v = 1, differentiated; Andrew, Chu and Lancaster (1993).
  if norm(x * v - d .* v) > 1e-5 .* norm(x, 1)
    error('Adjoinery:eigs', 'Generalized eigenvalues by eigs have no derivative rule; those by eig have one.');
  end
  m = [x - d .* speye(size(x, 1)), -v; v', 0];
end
