function cost = clustering_cost(centroids, points)
  % The sum of the squared distances of n points to the nearest of k centroids.
  %
  % centroids  k x d
  % points     n x d
  %
  %ADiMat <shape>centroids k d</shape>
  %ADiMat <shape>points n d</shape>
  distances = sum(centroids.^2, 2) + sum(points.^2, 2).' - 2 * centroids * points.';
  cost = sum(min(distances, [], 1));
end
