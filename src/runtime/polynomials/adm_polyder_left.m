function a_b = adm_polyder_left(a_n, b, a)
% ADM_POLYDER_LEFT  The adjoint of b in n = polyder(b) * a - b * polyder(a), products of polynomials.
%   a_b = adm_polyder_left(a_n, b, a): of n the last coefficients, without zeros in front. That of a is the opposite, with a
%   and b exchanged.
  a_n = [zeros(1, numel(b) + numel(a) - 2 - numel(a_n)), reshape(a_n, 1, [])];
  a_b = zeros(size(b));
  if numel(b) > 1
    a_b(1:end - 1) = adm_conv_left(a_n, ones(1, numel(b) - 1), a, 'full') .* (numel(b) - 1:-1:1);
  end
  if numel(a) > 1
    a_b = a_b - adm_conv_left(a_n, b, polyder(a), 'full');
  end
end
