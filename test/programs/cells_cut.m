function z = cells_cut(x, p)
  % mat2cell cuts arrays into blocks of given sizes, empty ones too.
  c = mat2cell([x; p * x], [1 0 1], [2 1]);
  c{1, 1} = c{1, 1} * 2;
  z = sum(c{3, 1}) * c{1, 2} + numel(c{2, 1});
  d = mat2cell([x.'; x.'], [2 4]);
  z = z + sum(d{1}) * d{2}(3);
  for k = 1:2
    y = mat2cell(x * k, 1, [k, 3 - k]);
    z = z + sum(y{2}) * sum(y{1});
  end
  norms = cellfun(@(b) sum(b(:).^2), mat2cell(x.' * x, [1 2], [1 2]));
  z = z + norms(2, 2) * norms(1, 2);
end
%@ at [0.4 -0.7 0.2], 1.3
%@ analytic
