function z = containers_reshaped(x)
  % Cells and structures get other shapes, by functions that take numbers, too.
  s = struct('w', {x, 2 * x, 3 * x, x .^ 2});
  t = turned(reshape(s, 2, 2));
  u = reshape(permute(s, [2, 1]), 2, 2);
  c = {x, 2 * x, x .^ 3, sin(x)};
  d = turned(reshape(c, [2, 2]));
  e = squeeze(permute(c, [1, 3, 2]));
  f = c(:);
  z = sum(t(2, 1).w) * sum(t(1, 2).w) + sum(d{2, 1}) * sum(d{1, 2}) + sum(e{4}) * sum(f{3}) + sum(turned(x)) * sum(u(2, 2).w);
end
function y = turned(x)
  y = permute(x, [2, 1]);
end
%@ at [1; 2]
%@ at 0.7
%@ analytic
