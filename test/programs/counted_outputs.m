function z = counted_outputs(x)
  a = stats(x);
  [b, c] = stats(x);
  [~, d] = stats(2 * x);
  [e, ~] = parts(x);
  [~, g] = parts(x);
  z = a + b * c + d + e * g + stats(x) * parts(x) + nargout;
end
function [m, v] = stats(x)
  m = mean(x) * nargout;
  if nargout > 1
    v = sum((x - mean(x)) .^ 2) / nargin;
  end
end
function [p, q] = parts(x)
  p = 0;
  q = 0;
  if isargout(1)
    p = sum(x .^ 2);
  end
  if isargout(2)
    q = sum(x .^ 3);
  end
end
%@ at [1; 2; 4]
%@ analytic
