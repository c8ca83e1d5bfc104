function z = f(x)
  z = schur(x);
end
