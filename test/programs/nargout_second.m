function [y, d, varargout] = nargout_second(x)
%@ at [0.5; -0.3]
%@ at 2
%@ dependents d
%@ analytic
% The last dependent is the second output: outputs before it are computed, the list behind it is not.
  y = sin(x);
  d = y .* x * nargout;
  if nargout > 2
    varargout{1} = d;
    d = 2 * d;
  end
end
