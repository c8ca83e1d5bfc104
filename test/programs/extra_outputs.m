function z = extra_outputs(x)
  [p, q] = parts(x);
  r = parts(x .^ 2);
  z = p * q + r + parts(x) * 2;
  [u, v, w] = more(x);
  z = z + u * v + sum(w);
end
function varargout = parts(x)
  varargout{1} = sum(x);
  varargout{2} = x(1) * x(end);
end
function [a, varargout] = more(x)
  a = x(1) ^ 2;
  varargout = {a * x(2), x};
end
%@ at [1.1; 2; 3]
%@ at [1.1; 2]
%@ analytic
