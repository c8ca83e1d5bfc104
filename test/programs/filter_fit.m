function [cost, y] = filter_fit(b, a, u, target)
  % The misfit of a digital filter and of two in a row.
  y = filter(b, a, u);
  once = sum((y - target).^2);
  both = filter(conv(b, b), conv(a, a), u);
  rest = deconv(conv(a, [1 0.3]), a);
  cost = once + 0.1 * sum(both.^2) + rest(end) * y(end);
end
%@ at [1 0.5], [1 -0.4 0.1], [1 2 0 -1 3], [0.5 1 0 0 2]
%@ at [1; 0.5; 0.2], [2; -0.4; 0.1], [1; 2; 0; -1], [0.5; 1; 0; 0]
%@ analytic
