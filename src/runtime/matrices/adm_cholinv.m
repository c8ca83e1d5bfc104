function a_x = adm_cholinv(a_z, z)
% ADM_CHOLINV  The adjoint of z = cholinv(x), which reads the upper triangle of x only.
  s = -z.' * a_z * z.';
  a_x = triu(s + s') - diag(real(diag(s)));
end
