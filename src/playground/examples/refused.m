function z = refused(x, name)
  % What has no derivative is refused, and it is told where and why
  n = int32(x);
  z = double(n) * x;
  z = z + eval('x^2');
end
