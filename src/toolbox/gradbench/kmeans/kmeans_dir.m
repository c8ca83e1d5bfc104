function step = kmeans_dir(in)
  % The function dir of GradBench's kmeans: Newton's step. The Hessian is diagonal, and its product with ones gives it.
  [hessian, gradient] = g_a_clustering_cost(ones(size(in.centroids)), in.centroids, in.points, 1);
  step = gradient ./ hessian;
end
