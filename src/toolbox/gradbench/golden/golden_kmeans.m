function out = golden_kmeans(name, in)
  % The step to the means of the points that are nearest, which is Newton's.
  k = size(in.centroids, 1);
  cost = 0;
  sums = zeros(size(in.centroids));
  counts = zeros(k, 1);
  for i = 1:size(in.points, 1)
    distances = sum((in.centroids - repmat(in.points(i, :), k, 1)).^2, 2);
    [distance, nearest] = min(distances);
    cost = cost + distance;
    sums(nearest, :) = sums(nearest, :) + in.points(i, :);
    counts(nearest) = counts(nearest) + 1;
  end
  if strcmp(name, 'cost')
    out = cost;
  else
    out = in.centroids - sums ./ repmat(counts, 1, size(sums, 2));
  end
end
