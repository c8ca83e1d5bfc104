function a_b = adm_fftfilt_b(a_z, b, x, dim)
% ADM_FFTFILT_B  The adjoint of b in z = fftfilt(b, x), along dimension dim: the correlation of a_z with x.
%   a_b = adm_fftfilt_b(a_z, b, x, dim): the sum of a_z(n) .* x(n - k + 1) over n is element end - k + 1 of the
%   convolution of x with a_z in reverse order.
  a_z = adm_columns(adm_flip(a_z, dim), dim);
  x = adm_columns(x, dim);
  rows = size(x, 1);
  count = min(numel(b), rows);
  room = 2.^nextpow2(2 .* rows);
  found = ifft(sum(fft(a_z, room) .* fft(x, room), 2));
  if isreal(a_z) && isreal(x)
    found = real(found);
  end
  a_b = zeros(size(b));
  a_b(1:count) = found(rows:-1:rows - count + 1);
end
