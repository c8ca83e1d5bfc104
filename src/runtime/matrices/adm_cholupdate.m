function s = adm_cholupdate(a_z, z)
% ADM_CHOLUPDATE  The adjoint of the matrix that z = cholupdate(r, x) is the factor of.
%   s = adm_cholupdate(a_z, z): of r.' * r + x * x.', both of its triangles taken for themselves and added: the adjoint
%   of r is triu(r * s), that of x is s * x.
  s = adm_chol(a_z, z, triu(adm_real(z)));
  s = s + s.';
end
