function z = cells_last_named(x, n)
  % The variable of a loop names cells in the loop and behind it, where it is something else in the end.
  c = {x};
  for k = 1:n
    if k > 1
      c{k} = c{k - 1} .* x * k;
    end
    if n > 2
      c{k} = c{k} .* c{max(k - 1, 1)};
    end
  end
  z = sum(c{1});
  last = k;
  k = [];
  if n > 0
    z = z + sum(c{last} .^ 2) * (last + numel(k));
  end
end
%@ at [0.3 0.7], 3
%@ at [0.3 0.7], 2
%@ at [0.3 0.7], 0
%@ at 0.4, 1
%@ independents x
%@ analytic
