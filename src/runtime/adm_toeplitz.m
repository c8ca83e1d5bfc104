function a_x = adm_toeplitz(a_z, x)
% ADM_TOEPLITZ  The adjoint of z = toeplitz(x): of complex numbers the conjugates stand below the diagonal.
  k = toeplitz(1:numel(x));
  a_x = adm_unplace(triu(a_z), k, x) + conj(adm_unplace(tril(a_z, -1), k, x));
end
