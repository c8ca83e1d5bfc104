function y = square_of_integral(x)
  % The bound is seen once: by the value that is found, not by the points of the quadrature besides.
  y = quadgk(@(t) exp(-x * t.^2), 0, x)^2;
end
%@ at 0.7
%@ gradient differences
%@ hessian 2 * (exp(-x^3) - quadgk(@(t) t.^2 .* exp(-x * t.^2), 0, x))^2 + 2 * quadgk(@(t) exp(-x * t.^2), 0, x) * (quadgk(@(t) t.^4 .* exp(-x * t.^2), 0, x) - 4 * x^2 * exp(-x^3))
