function a_x = adm_distances(w, x, y)
% ADM_DISTANCES  The adjoint of the rows of x in their distances from those of y.
%   a_x = adm_distances(w, x, y): row i is the sum of w(i, j) .* (x(i, :) - y(j, :)) over j.
  a_x = zeros(size(adm_real(x)));
  for k = 1:size(x, 2)
    a_x(:, k) = sum(w .* (x(:, k) - adm_real(y(:, k)).'), 2);
  end
end
