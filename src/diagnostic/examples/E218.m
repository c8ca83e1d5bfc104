function z = f(x, y)
  z = sum(x) * y;
end
%@ --shapes w=n,1
