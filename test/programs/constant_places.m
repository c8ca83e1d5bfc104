function y = constant_places(x)
  % Places that are written down lie inside of an array of known size, or beyond a vector, which grows.
  y = zeros(3, numel(x));
  M = zeros(3);
  mi = [1; 5; 9];
  v = zeros(1, 3);
  for i = 1:numel(x)
    m = [x(i); x(i)^2; 1 + x(i)];
    M(mi) = m;
    y(:, i) = M \ [1; 2; 3];
    v([5 2]) = [x(i), v(1)];
    v(1) = sin(x(i)) * v(5);
    y(1, i) = y(1, i) * sum(v);
  end
end
%@ at [1 2]
%@ at 0.7
%@ analytic
