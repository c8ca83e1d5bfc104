function a_a = adm_polyder_right(a_q, a_d, b, a, q, d)
% ADM_POLYDER_RIGHT  The adjoint of a in [q, d] = polyder(b, a), the derivative of the quotient b / a.
%   a_a = adm_polyder_right(a_q, a_d, b, a, q, d): both results are divided by what adm_polyder_scale tells.
  a_a = (2 .* adm_conv_left(a_d, a, a, 'full') - adm_polyder_left(a_q, a, b)) ./ adm_polyder_scale(a, d);
  a_a(1) = a_a(1) - adm_polyder_shift(1, a) .* (sum(a_q(:) .* q(:)) + sum(a_d(:) .* d(:)));
end
