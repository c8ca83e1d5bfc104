function z = histogram_loop(x, idx)
  h = zeros(3, 2);
  for k = 1:numel(idx)
    h(idx(k), 1) = h(idx(k), 1) + x(k) ^ 2;
    h(idx(k), 2) += x(k) * h(idx(k), 1);
  end
  z = sum(h(:) .* (1:6)');
end
%@ at [1 2 3 4], [1 3 1 2]
%@ independents x
%@ analytic
