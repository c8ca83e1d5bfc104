function y = bracketed_targets(x)
  % Only targets in brackets.
  [y] = x;
  [y(2)] = x(1) * x(2);
  [y] = [y, x(1)];
  [z] = double_of(y);
  if x(1) > 0
    [y] = y .* z;
  end
  [y(1)] = [];
  [m] = max(y);
  [y] = y .* m;
  c = {1, 2};
  [c{2}] = y;
  [s.a] = c{2}(1) * x;
  [s.b] = x;
  [s.a] = sum(s.a .* s.b);
  y = y .* s.a;
end

function [b] = double_of(a)
  [b] = 2 * a;
end
%@ at [0.3 0.7 1.2]
%@ at [-0.3 0.7]
%@ independents x
