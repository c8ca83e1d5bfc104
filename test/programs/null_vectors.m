function p = null_vectors(a)
  % Projector onto what a singular matrix maps to zero, and onto what it maps nothing to
  [u, ~, v] = svd(a);
  p = v(:, end) * v(:, end).' - u(:, end) * u(:, end).';
end

%@ at [1 2; 2 4]
%@ at [1 4 -2; 2 3 1; 3 7 -1]
