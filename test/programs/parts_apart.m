function z = parts_apart(x, n)
  % Parts of a vector that have no element in common, and some that have.
  if ~iscolumn(x) || numel(x) < 9 || ~isscalar(n), error('size'); end
  m = floor(numel(x) / 3);
  z = 0;
  for k = 1:2
    u = sin(x);
    z = z + sum(u(1:m)) * sum(u(m + 1:2 * m).^2) - sum(u(2 * m + 1:end)) * u(1) * u(2);
    w = u .* x;
    z = z + sum(w(1:m + 1).^2) * sum(w(m + 1:2 * m));
    y = cos(u);
    z = z + sum(y(1:3)) * sum(y(n:n + 2).^2);
    x = 0.5 * u;
  end
  z = z + x(1) * x(2) * x(n);
end
%@ at [0.3; -0.7; 1.2; 0.5; 0.9; -1.1; 0.2; 0.8; 1.4; 0.1], 3
%@ at [0.3; -0.7; 1.2; 0.5; 0.9; -1.1; 0.2; 0.8; 1.4], 5
%@ independents x
%@ analytic
