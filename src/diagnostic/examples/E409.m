function z = f(x)
  z = 1;
  %ADiMat <fixed-point tolerance="1e-12"/>
  while true
    z = cos(z * x);
    if abs(z - cos(z * x)) < 1e-12, return, end
  end
end
