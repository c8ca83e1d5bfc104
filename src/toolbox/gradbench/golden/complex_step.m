function J = complex_step(f, x)
  % The Jacobian of f at x, a column for each element of x: f is analytic, and h is so small that its square is none.
  h = 1e-30;
  for k = numel(x):-1:1
    moved = x;
    moved(k) = moved(k) + 1i * h;
    J(:, k) = imag(reshape(f(moved), [], 1)) / h;
  end
end
