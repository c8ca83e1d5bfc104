function [z, gradient] = f(x)
  z = x' * x;
  if nargout > 1
    gradient = 2 * x;
  end
end
