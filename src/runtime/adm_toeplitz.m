function a_x = adm_toeplitz(a_z, x)
% ADM_TOEPLITZ  The adjoint of z = toeplitz(x): of complex numbers the conjugates stand below the diagonal.
  n = numel(x);
  sums = adm_diagonals(a_z, 1 - n:n - 1, zeros(1, 2 .* n - 1));
  a_x = reshape(sums(n:end) + [0, conj(sums(n - 1:-1:1))], size(x));
end
