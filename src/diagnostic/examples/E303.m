function z = f(x)
  evalc('x');
  z = x^2;
end
