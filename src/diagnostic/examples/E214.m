function z = f(x, p)
  z = x * p;
end
%@ --nargin 1
