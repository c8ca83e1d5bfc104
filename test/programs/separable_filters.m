function z = separable_filters(x, g, part)
  h = conv2(g, g([end, 1:end - 1]), x);
  b = conv2(g', g, x, 'same');
  c = conv2(x, g' * g, part);
  v = conv2(g, 1, x, 'valid');
  rows = repmat((1:size(b, 1))', 1, size(b, 2));
  m = accumarray(rows(:), b(:) .^ 2, [], @mean);
  f = filter2(g, x);
  z = [sum(h(:) .^ 2); m; sum(f(:) .^ 2 .* x(:)); sum(c(:) .^ 3); sum(sum(v .^ 2))];
end
%@ at [1 2 0.5; -1 3 2; 0.3 1 1; 2 -1 0.7], [0.2 0.5 0.4], 'same'
%@ at [1 2 0.5; -1 3 2; 0.3 1 1], [0.2 0.5], 'valid'
%@ at [1 2 0.5], 0.7, 'full'
%@ independents x, g
