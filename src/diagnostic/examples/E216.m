function z = f(x, g)
  z = g(x);
end
%@ --handle h=@sin
