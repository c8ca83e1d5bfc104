function z = f(x)
  z = x^2;
end
%@ --mode forward
%@ -s rev-prefix=b_
