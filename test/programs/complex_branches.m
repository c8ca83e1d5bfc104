function z = complex_branches(x)
  y = sqrt(x);
  if isreal(y)
    z = y ^ 3;
  else
    z = real(y) + imag(y) * 2 + iscomplex(y);
  end
end
%@ at 4
%@ at -4
