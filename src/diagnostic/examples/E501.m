function z = f(x)
  z = x^2;
end
%@ -s prefix=b_
