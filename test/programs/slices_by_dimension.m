function z = slices_by_dimension(x, p)
  % num2cell cuts arrays into slices along dimensions; vec and pow2 with a second argument; bsxfun of a name.
  c = num2cell(x, 1);
  z = 0;
  for k = 1:numel(c)
    c{k} = c{k} .^ 2 * k;
    z = z + sum(c{k}) * p;
  end
  z = z + sum(cellfun(@(t) prod(t + 2), num2cell(x .* p, 2)));
  pages = num2cell(cat(3, x, p * x), [1 3]);
  z = z + sum(cellfun(@(t) t(1, 1, 1) * sum(t(:)), pages(:, 1:min(1, end)))) + numel(pages);
  depths = num2cell(cat(3, x, x .^ 2), 2);
  z = z + sum(sum(depths{end, 1, end} .* depths{end, 1, 1})) + numel(depths);
  v = vec(x, 2);
  w = vec(x, 3);
  z = z + sum(v .^ 3) + sum(w * numel(w));
  z = z + sum(sum(bsxfun('times', x, sum(x, 2)) + bsxfun("plus", pow2(x, 2), pow2(p, -1))));
end
%@ at [0.4 -0.7 0.2; 1.1 0.6 0.9], 1.3
%@ at 0.7, 1.3
%@ at [0.4 0.3], 0.6
%@ at zeros(2, 0), 0.6
%@ analytic
%@ dimensions any
