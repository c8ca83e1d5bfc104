function z = complex_arguments(x)
  z = x .^ 2 + 3 * exp(x) - conj(x) .* x;
end
%@ at 2+1i
%@ at [2+1i; -0.5-0.3i]
