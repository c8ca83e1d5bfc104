function [s, t] = divided_columns(x, y)
  % The system of one equation divides a column, or a row, element by element.
  z = x(:) \ y(:);
  w = y(:)' / x(:)';
  s = sum(z .* y(:)) + sum(w .^ 2);
  u = x(:)' * 1.5;
  t = [z(:) .^ 2; (x(:, 1) \ [y(:), 2 * y(:)])(:); (u / u)(:)];
end
%@ at 2.2, [4 5 6]
%@ at [2.2 0.3 0.7], [4 5 6]
%@ at [2.2; 0.3], [4 5]
%@ at 1.3, 0.4
