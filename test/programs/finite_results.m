function z = finite_results(x, c, p)
  % Factors overflow on the way to values that do not: adjoints are computed once more where they are not finite.
  if ~iscolumn(x) || ~isequal(size(c), size(x)) || ~isscalar(p), error('size'); end
  n = numel(x);
  z = 0;
  y = x;
  for k = 1:3
    s = 1 ./ (1 + exp(-p * y));
    y = x .* s + 0.1 * y;
    z = z + sum(s);
  end
  z = z + sum(y);
  % Two parts of one vector, of which one may be infinite.
  v = [x; c];
  for k = 1:2
    f = 1 ./ (1 + exp(-p * v(1:n)));
    g = 1 ./ (1 + exp(-v(n + 1:2 * n)));
    v = [f; g];
  end
  z = z + sum(v.^2);
  % A factor that is the divisor of another one.
  r = c;
  for k = 1:2
    e = exp(p * x);
    r = r ./ (e + 1);
    x = x * 0.9;
  end
  z = z + sum(r);
end
%@ at [0.3; -0.7; 1.2], [0.2; 0.4; -0.3], 1.5
%@ at [0.3; -0.7; 1.2], [500; 0.4; -0.3], 1.5
%@ at [0.3; -2; 1.2], [0.2; -800; -0.3], 1000
%@ at [0.3; -2; 1.2], [0.2; -900; 420], 1000
%@ at 0.5, 0.3, -2
%@ at zeros(0, 1), zeros(0, 1), 1
%@ independents x, c
