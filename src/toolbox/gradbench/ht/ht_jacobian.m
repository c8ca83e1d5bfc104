function J = ht_jacobian(in)
  % The function jacobian of GradBench's ht, by one tangent in 26 directions, or in 28: a row of us matters to its own point
  % only, so that all rows share two directions, whose derivatives are the first two columns.
  n = numel(in.theta);
  if isempty(in.us)
    J = d_tracking_error(reshape(eye(n), n, 1, n), in.theta, zeros([size(in.us), n]), in.us, in.model);
  else
    theta = reshape([zeros(n, 2), eye(n)], n, 1, n + 2);
    us = zeros([size(in.us), n + 2]);
    us(:, 1, 1) = 1;
    us(:, 2, 2) = 1;
    J = d_tracking_error(theta, in.theta, us, in.us, in.model);
  end
  J = reshape(J, [], size(J, 3));
end
