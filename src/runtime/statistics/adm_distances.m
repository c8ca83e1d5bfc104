function a_x = adm_distances(w, x, y, z)
% ADM_DISTANCES  The adjoint of the rows of x in their distances from those of y.
%   a_x = adm_distances(w, x, y): row i is the sum of w(i, j) .* (x(i, :) - y(j, :)) over j.
%   a_x = adm_distances(w, x, y, z): each term divided by the distance z(i, j); 0 where that is 0.
  a_x = zeros(size(adm_real(x)));
  for k = 1:size(x, 2)
    d = x(:, k) - adm_real(y(:, k)).';
    if nargin < 4
      a_x(:, k) = sum(w .* d, 2);
    else
      a_x(:, k) = sum(adm_length(w, d, z, 'apart'), 2);
    end
  end
end
