function y = nested_basis(x, t)
  % Nested functions are called in handles that stand in a cell array.
  function v = basis(k)
    v = cos(k * t) .* x(k);
  end
  y = zeros(size(t));
  fs = {@(s) s.^2, @sin, @(s) basis(2) .* s};
  for k = 1:numel(fs)
    y = y + fs{k}(basis(k));
  end
end
%@ at [0.3 0.7 1.2], [0.1 0.2]
%@ at [0.3 0.7 1.2], zeros(1, 0)
%@ analytic
