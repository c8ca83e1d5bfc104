function y = named_in_text(v)
  c = {v, [], v.^2};
  k = cellfun('isempty', c);
  y = sum(cellfun("norm", c(~k))) + sum(cellfun('length', c)) * v(2) + sum(cellfun('prod', c(~k)));
  t = cellfun('cos', {v(1), v(2)}, 'UniformOutput', false);
  y = y + t{2} + sum(arrayfun('sin', v));
end
%@ at [1 2 3]
%@ at [0.5; -2; 1; 3]
