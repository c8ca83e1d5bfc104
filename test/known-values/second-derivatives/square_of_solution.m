function y = square_of_solution(x)
  % Implicit steps lead to the solution.
  u = lsode(@(u, t) -x * u, 1, [0 1]);
  y = u(2)^2;
end
%@ at 1
%@ gradient {-2 * exp(-2)}
%@ hessian 4 * exp(-2)
