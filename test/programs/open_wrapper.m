function varargout = open_wrapper(x, p)
  % Hands on what its caller asks for.
  [varargout{1:nargout}] = moments(x, p);
  if nargout > 1
    varargout{2} = varargout{2} * varargout{1};
  end
end
function [a, b, c] = moments(x, p)
  a = sum(x) * p;
  if nargout > 1
    b = sum(x .^ 2) / nargout;
  end
  if nargout > 2
    c = sum(x .^ 3) * p ^ 2;
  end
end
%@ at [1.5; 2; -1], 2
%@ at 2, 0.3
%@ extra 3
%@ analytic
