function z = f(x, n)
  if nargin < 2
    n = 2;
  end
  z = x^n;
end
%@ --nargin 3
