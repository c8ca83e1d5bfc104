function rate = adm_gammainc_scaled(by, x, a, z, sign)
% ADM_GAMMAINC_SCALED  A derivative of gammainc(x, a, 'scaledlower') or 'scaledupper'.
%   rate = adm_gammainc_scaled(by, x, a, z, sign): with regard to x where `by` is 'x', to a where it is 'a'; z is the result, sign
%   1 for the lower tail and -1 for the upper. Where the power series of the lower tail (DLMF 8.7.1) is short, its terms are
%   derived, as Octave's result has few digits at some of these places.
  x = adm_real(full(x)) + zeros(size(a));
  a = adm_real(full(a)) + zeros(size(x));
  if strcmp(by, 'x')
    rate = z - (z - sign) .* (a ./ x);
    rate(x == 0) = -x(x == 0).^-2;
  else
    [front, rate] = adm_gammainc_parts(x, a);
    rate = sign .* rate + z .* (psi(a + 1) - log(x));
    rate(x == 0) = x(x == 0).^-2;
  end
  isSeries = sign > 0 & abs(x) <= a + 1;
  [x, a] = deal(x(isSeries), a(isSeries));
  term = ones(size(x));
  [slope, harmonic] = deal(zeros(size(x)));
  n = 0;
  % At least ten terms: where x is 0, derivatives need more of them than the value.
  while n < 10 || any(abs(n .* term) > 1e-17 .* abs(slope))
    n = n + 1;
    harmonic = harmonic + 1 ./ (a + n);
    if strcmp(by, 'x')
      term = term ./ (a + n);
      slope = slope + n .* term;
      term = term .* x;
    else
      term = term .* x ./ (a + n);
      slope = slope - term .* harmonic;
    end
  end
  rate(isSeries) = slope;
end
