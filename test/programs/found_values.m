function z = found_values(x)
  [i, j, v] = find(x);
  z = sum(v .^ 2) + numel(i) * x(1);
  k = cumsum([1 1 0 1]);
  z = z + sum(x(k) .* [1 2 3 4]);
  w = x(:)(end:-1:1)';
  s = 0;
  for q = 1:2:numel(x)
    s = s + w(q) * x(end - q + 1);
  end
  z = z + s;
end
%@ at [1 2 3]
%@ at [1 2 3 4 5]
