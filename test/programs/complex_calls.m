function z = complex_calls(x)
  [a, b] = parts(x);
  z = a .* b + polar(a, b);
end
function [a, b] = parts(x)
  w = exp(1i * x);
  a = real(w);
  b = imag(w .^ 2);
end
function c = polar(r, phi)
  c = r .* exp(1i * phi);
end
%@ at 0.7
%@ at [0.7+0.1i, 2]
