function z = pdist2(x, y, metric)
% PDIST2  The distances between the rows of two matrices, as MATLAB's toolbox and the statistics package have them.
  z = zeros(size(x, 1), size(y, 1));
  for i = 1:size(x, 1)
    for j = 1:size(y, 1)
      z(i, j) = norm(x(i, :) - y(j, :));
    end
  end
  if nargin > 2 && strcmp(metric, 'squaredeuclidean')
    z = z .^ 2;
  end
end
