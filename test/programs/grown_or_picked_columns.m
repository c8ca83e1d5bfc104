function y = grown_or_picked_columns(x, n)
  % a column that has one element becomes a row when it grows, and when several indices pick that; so does one of none
  a = zeros(n, 1);
  for i = 1:3
    a(i) = x(1) * i;
  end
  c = sum(a, 1);
  w = ones(1, 1);
  w(1) = x(2) * x(1);
  d = c + w;
  b = x(1) * ones(numel(c), 1);
  e = b(mod(0:4, numel(c)) + 1);
  v = x(2) * x(2);
  f = sum(e, 1) + v;
  y = sum(d .* d) + sum(f .* f) + v;
end
%@ at [0.3; 0.4], 1
%@ at [0.3; 0.4], 0
%@ at [0.3; 0.4], 3
%@ independents x
%@ analytic
