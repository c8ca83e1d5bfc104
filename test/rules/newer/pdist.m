function z = pdist(x, metric)
% PDIST  The distances between the rows of a matrix, as MATLAB's toolbox and the statistics package have them.
  z = zeros(1, 0);
  for j = 1:size(x, 1)
    for i = j + 1:size(x, 1)
      z(end + 1) = norm(x(i, :) - x(j, :));
    end
  end
  if nargin > 1 && strcmp(metric, 'squaredeuclidean')
    z = z .^ 2;
  end
end
