function z = g(x)
  z = x^2;
end
%@ -f f
