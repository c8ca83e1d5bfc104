function [f, K] = index_increments(K, a, e)
  % Increments of parts by vectors of indices, which may repeat: of the values for one element the last one stays.
  for k = 1:size(e, 1)
    dof = [2 * e(k, 1) - 1, 2 * e(k, 1), 2 * e(k, 2) - 1, 2 * e(k, 2)];
    t = [1, -a(k), 2, a(k) ^ 2];
    K(dof, dof) = K(dof, dof) + a(k) * (t' * t);
    K(dof) = K(dof) - t * a(k);
    K(dof, 1) = K(dof, 1) + sin(a(k));
    K(K > 2) = K(K > 2) + a(k);
    K(e(k, :), :) = K(e(k, :), :) + a(k) * K([1 2], :);
  end
  f = sum(sum(K .* K));
end
%@ at [0.1 0.2 0.3 0.4; 0.5 0.6 0.7 0.8; 1.3 -0.4 0.2 0.1; 0.9 0.2 0.4 0.7], [0.3; 0.7; -0.4], [1 2; 2 2; 1 1]
%@ at [0.1 0.2 0.3 0.4; 0.5 0.6 0.7 0.8; 1.3 -0.4 0.2 0.1; 0.9 0.2 0.4 0.7], [0.3; 0.7], [2 1; 1 2]
%@ at [0.1 0.2 0.3 0.4; 0.5 0.6 0.7 0.8; 1.3 -0.4 0.2 0.1; 0.9 0.2 0.4 0.7], zeros(0, 1), zeros(0, 2)
%@ independents K, a
