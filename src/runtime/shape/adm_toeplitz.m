function a_x = adm_toeplitz(a_z, x)
% ADM_TOEPLITZ  The adjoint of z = toeplitz(x): of complex numbers the conjugates stand below the diagonal.
  n = numel(x);
  sums = adm_diagonals(a_z, 1 - n:n - 1, zeros(1, max(2 .* n - 1, 0)));
  a_x = reshape(sums(max(n, 1):end) + [zeros(1, n > 0), conj(sums(n - 1:-1:1))], size(x));
end
