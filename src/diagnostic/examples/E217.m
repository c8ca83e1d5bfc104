function z = f(x, y)
  z = sum(x) * y;
end
%@ --shapes x=n,1;y=2n
