function z = complex_parts(x)
  y = sqrt(x);
  z = real(y .* exp(y)) + imag(y) .^ 2 - abs(y);
end
%@ at -2
%@ at 3
%@ at [-2, 3; 1, -0.5]
