function d = adm_sinc(y, k)
% ADM_SINC  A derivative of sin(y) ./ y.
%   d = adm_sinc(y, k): the k-th one, k = 0, 1, 2...; near 0 by the power series, elsewhere by the recursion of
%   y .* d(k) + k .* d(k - 1) = sin(y + k .* pi ./ 2).
  waves = {sin(y), cos(y), -sin(y), -cos(y)};
  isNear = abs(y) < 2;
  other = y + isNear;
  d = sin(y) ./ other;
  for n = 1:k
    d = (waves{mod(n, 4) + 1} - n .* d) ./ other;
  end
  % The series has the terms (-1).^n .* y.^(2 .* n - k) ./ (factorial(2 .* n - k) .* (2 .* n + 1)).
  first = ceil(k ./ 2);
  s = y(isNear);
  term = (-1).^first .* s.^(2 .* first - k);
  value = zeros(size(s));
  for n = first:first + 20
    value = value + term ./ (2 .* n + 1);
    term = -term .* s.^2 ./ ((2 .* n + 1 - k) .* (2 .* n + 2 - k));
  end
  d(isNear) = value;
end
