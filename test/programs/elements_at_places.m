function z = elements_at_places(x, i, j)
  % Several elements of structure and cell arrays are written at once, at places of which some may be named twice.
  s = struct('w', {x, 2 * x, 3 * x});
  s(i) = struct('w', {x .^ 2, sin(x)});
  c = {x, 2 * x; 3 * x, x .^ 3};
  c(i) = {cos(x), x .* 5};
  d = [c; c];
  d(j, i) = {x .^ 4, -x; x + 7, x .^ 5};
  t = repmat(s, 2, 1);
  t(j, i) = repmat(struct('w', {x .^ 4, -x}), 2, 1);
  z = sum(s(1).w) * sum(s(2).w) + sum(s(3).w) + sum(c{1}) * sum(c{2, 1}) + sum(c{1, 2});
  z = z + sum(d{1}) * sum(d{2, 2}) * sum(d{3, 1}) + sum(t(1, 1).w) * sum(t(2, 2).w) + sum(t(2, 3).w);
end
%@ at [1; 2], [2 1], [1 2]
%@ at [0.3; 0.8], [2 2], [2 2]
%@ at 0.7, [true true], [1 1]
%@ independents x
%@ analytic
