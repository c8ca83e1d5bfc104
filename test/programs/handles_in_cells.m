function z = handles_in_cells(x, p)
  % Which handle of a cell array is called is known only when the program runs.
  ops = {@sin, @(t) t.^2, @(t) p * t};
  ops{end + 1} = @(t) scaled(t, p(1), numel(ops));
  z = 0;
  for k = 1:numel(ops)
    y = ops{k}(x);
    z = z + k * sum(y);
  end
  pair = ops([4 1]);
  z = z * pair{2}(x(1)) + sum(pair{1}(x));
  chosen = ops{1 + (p > 1)};
  z = z + chosen(z) * ops{2}(p);
  for f = ops(2:3)
    z = z + sum(f{1}(x));
  end
  all = [ops, {@cos}]';
  z = z + all{end}(z) + numel(all);
end

function y = scaled(t, p, n)
  y = t .* p / n;
end
%@ at [0.4 -0.7 0.2], 0.7
%@ at [0.4 -0.7], 1.2
%@ at 2, 0.3
%@ analytic
