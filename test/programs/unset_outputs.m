function y = unset_outputs(x)
  % Outputs that are not asked for are not set everywhere.
  [p, q] = pair(x, 1);
  y = p * q * pair(x, -1);
  [~, r] = three(x, -1);
  [a, b, c] = three(x, 2);
  y = y * r + a * b * c;
  y = y + counted(x, 2) * 2;
  [d, e] = counted(x, 3);
  y = y + d * e;
end
function [a, b] = pair(x, n)
  a = x(1)^2;
  if n < 0, return; end
  b = a * x(2);
end
function [a, b, c] = three(x, n)
  a = x(1) * x(2);
  b = sin(x(2)) * n;
  if n < 0, return; end
  c = a * b;
end
function [a, b] = counted(x, n)
  a = sum(x.^n);
  if nargout < 2, a = a * 2; return; end
  b = a + x(1);
end
%@ analytic
%@ at [0.4, 0.3]
%@ at [-1.2, 0.7]
