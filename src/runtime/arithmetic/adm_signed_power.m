function v = adm_signed_power(x, q)
% ADM_SIGNED_POWER  The conjugate of x's direction, with a power of its length: what adjoints of norms are made of.
%   v = adm_signed_power(x, q): conj(sign(x)) .* abs(x).^q, for a scalar q. It has a rule of its own, which is right at x = 0.
  v = conj(sign(x)) .* abs(x).^q;
end
