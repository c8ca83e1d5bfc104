function a_x = adm_polyder(a_z, x)
% ADM_POLYDER  The adjoint of z = polyder(x). MATLAB drops leading zeros of the result.
  a_x = zeros(size(x));
  if numel(x) > 1
    m = numel(a_z);
    a_x(end - m:end - 1) = reshape(a_z, 1, m) .* (m:-1:1);
  end
end
