function z = shape_of_samples(x, y)
  % Higher moments, ordered rows, an area.
  z = skewness(x) + kurtosis(x, 0) + mad(y) + polyarea(x, y) + nth_element(x, 2);
  s = sortrows([x, y], -1);
  z = z + s(1, 2) * s(2, 1) + sum(rescale(y, -1, 2).^2) + sum(detrend(x).^2);
  z = z + sum(merge(x > 1, x.^2, y)) + sinc(x(2)) * sum(unwrap(3 * x));
end
%@ at [0.2; 1.4; 3; 0.9; 2.1], [1; 0.3; 2; 4; -1]
