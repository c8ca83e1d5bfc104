function z = f(x, p)
  if nargin < 2
    p = 2;
  end
  z = x^p;
end
%@ --nargin 1
%@ --independents p
