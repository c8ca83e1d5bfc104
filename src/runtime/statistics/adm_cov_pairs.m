function [x, y, rest] = adm_cov_pairs(x, y, w)
% ADM_COV_PAIRS  What z = cov(x, y, w) is the product of: x.' * y ./ rest.
%   [x, y, rest] = adm_cov_pairs(x, y, w): the deviations of the columns. MATLAB, and Octave since its version 8, take x
%   and y for two variables and give the 2 x 2 matrix of all their covariances, which is an error.
  if numel(cov([1 2], [1 2])) ~= 1
    error('Adjoinery:cov', ['cov(x, y) has a derivative rule where it gives the covariances of the columns of x with ' ...
        'those of y only: write cov([x(:), y(:)]).']);
  end
  x = adm_cov_columns(x);
  y = adm_cov_columns(y);
  rest = size(x, 1) - 1 + w;
end
