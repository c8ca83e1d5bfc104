function z = adm_squareform(x)
% ADM_SQUAREFORM  A symmetric matrix with zeros on its diagonal from what stands below it, or that from a matrix, as a row.
%   z = adm_squareform(x): as squareform does, but of matrices with any diagonal, and a 1 x 1 matrix is a row.
  if size(x, 1) == 1 || size(x, 2) == 1
    n = round((1 + sqrt(1 + 8 .* numel(x))) ./ 2);
    z = zeros(n);
    z(tril(true(n), -1)) = x;
    z = z + z.';
  else
    z = reshape(x(tril(true(size(x)), -1)), 1, []);
  end
end
