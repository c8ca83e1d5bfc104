function a_b = adm_deconv_rest(a_b, a_r, a, b)
% ADM_DECONV_REST  What the rest of a division of polynomials, r = y - conv(a, b), adds to the adjoint of one factor.
%   a_b = adm_deconv_rest(a_b, a_r, a, b): nothing where the divisor is longer than y.
  if numel(a_r) == numel(a) + numel(b) - 1
    a_b = a_b - adm_conv_left(a_r, b, a, 'full');
  end
end
