function cost = kmeans_cost(in)
  % The function cost of GradBench's kmeans.
  cost = clustering_cost(in.centroids, in.points);
end
