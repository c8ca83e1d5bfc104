function a_x = adm_interpft(a_z, x, n, dim)
% ADM_INTERPFT  The adjoint of x in z = interpft(x, n, dim), which is linear in x: the same transforms backwards.
%   a_x = adm_interpft(a_z, x, n, dim): Fourier transforms are their own transposes. Where frequencies are added and the
%   number of values is even, the highest frequency is halved between its two places.
  m = size(x, dim);
  stride = ceil(m ./ n);
  count = n .* stride;
  a_z = adm_columns(a_z, dim);
  a = zeros(count, size(a_z, 2));
  a(1:stride:end, :) = stride .* a_z;
  a = n .* ifft(a, [], 1);
  half = ceil(m ./ 2);
  a_x = a([1:half, count - (m - half) + 1:count], :);
  if count > m && 2 .* half == m
    a_x(half + 1, :) = (a_x(half + 1, :) + a(half + 1, :)) ./ 2;
  end
  a_x = adm_uncolumns(fft(a_x, [], 1) ./ m, x, dim);
  if isreal(x) && isreal(a_z)
    a_x = real(a_x);
  end
end
