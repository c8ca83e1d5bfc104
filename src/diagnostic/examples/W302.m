function z = f(x)
  z = x;
  %ADiMat <parallel/>
  z = sin(z);
end
