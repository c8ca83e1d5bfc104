function rate = adm_tcdf_shape(x, v)
% ADM_TCDF_SHAPE  The derivative of Student's distribution, tcdf(x, v), with regard to its degrees of freedom v.
%   rate = adm_tcdf_shape(x, v): it is 1 - betainc(t, v / 2, 1 / 2) / 2 for positive x and t = v / (v + x^2), of which the side is
%   taken that is small.
  [x, v] = deal(x + zeros(size(v)), v + zeros(size(x)));
  square = min(x.^2, 1e300);
  is = square < v;
  rate = x + v;
  rate(is) = adm_betainc_shape(square(is) ./ (v(is) + square(is)), 0.5, v(is) ./ 2, 2);
  rate(~is) = -adm_betainc_shape(v(~is) ./ (v(~is) + square(~is)), v(~is) ./ 2, 0.5, 1);
  log_density = gammaln((v + 1) ./ 2) - gammaln(v ./ 2) - (v + 1) ./ 2 .* log1p(square ./ v);
  rate = sign(x) .* (rate ./ 4 - sqrt(square) ./ (2 .* v) .* exp(log_density) ./ sqrt(pi .* v));
end
