function [p, y] = leading_vectors(a)
  % The first of all singular vectors: those without a singular value, of which there are several, are not used
  [u, s, v] = svd(a);
  k = columns(a);
  p = u(:, 1:k - 1) * s(1:k - 1, 1:k - 1) * v(:, 1:k - 1).';
  [u, s, w] = svd(a.');
  y = w(:, 1:k) * diag(diag(s)) * u.';
end

%@ at [1 2; 0.3 4; 2 -1; 3 0.5]
%@ at [1 2; 3 4.5; 5 7; 1 0; 0.3 2]
