function z = f(x)
  %ADiMat NONSENSE
  z = x^2;
end
