function z = refused(x, name)
  % Code without a derivative is refused, with the place and the reason
  n = int32(x);
  z = double(n) * x;
  z = z + eval('x^2');
end
