function g_z = adm_expm(g_x, x)
% ADM_EXPM  The tangent of z = expm(x) in the direction g_x; with x.' and a_z the adjoint.
%   g_z = adm_expm(g_x, x): a block of the function of a larger matrix.
%   Source: Higham, "Functions of Matrices" (2008), (3.16).
  n = size(x, 1);
  g_z = expm([x, g_x; zeros(n), x]);
  g_z = g_z(1:n, n + 1:end);
end
