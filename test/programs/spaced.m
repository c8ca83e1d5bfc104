function s = spaced(x, c)
  % Rows between elements of vectors, whichever way these lie.
  w = x .* c;
  z = linspace(w, 1);
  y = linspace(w, 2 * x, 4);
  v = linspace(x(1), w.', 3);
  s = sum(z(:) .^ 2) + sum(w(:)) + sum(y(:, 2) .^ 2) + sum(v(:) .^ 3);
end
%@ at [1 2], [3 4]
%@ at [1; 2], [3; 4]
%@ at 0.7, 3
%@ analytic
