function z = solved_text(x, p)
  % Solvers and integrals of functions that text makes.
  z = fzero(str2func('@(t) t^3 + t - p'), [-4 4]) * x;
  z = z + root(inline('x^3 + x - 3'), p) + quadgk(str2func('@(t) t .* x'), 0, p);
  z = z + p * quad(inline('x.^2 + 1'), 0, x) + quadl(vectorize(inline('x^2*exp(x)')), 0, p);
end
function y = root(f, p)
  y = fzero(f, [0 3]) * p + f(p);
end
%@ at 0.5, 0.7
