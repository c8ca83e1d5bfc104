function a_b = adm_fftfilt_b(a_z, b, x, dim)
% ADM_FFTFILT_B  The adjoint of b in z = fftfilt(b, x), along dimension dim: the correlation of a_z with x.
%   a_b = adm_fftfilt_b(a_z, b, x, dim): the sum of a_z(n) .* x(n - k + 1) over n is element end - k + 1 of the
%   convolution of x with a_z in reverse order.
  a_z = adm_columns(adm_flip(a_z, dim), dim);
  x = adm_columns(x, dim);
  count = min(numel(b), size(x, 1));
  a_b = zeros(size(b));
  for k = 1:size(x, 2)
    found = fftfilt(a_z(:, k), x(:, k));
    a_b(1:count) = a_b(1:count) + reshape(found(end:-1:end - count + 1), size(a_b(1:count)));
  end
end
