function [z, i] = maxk(x, k, dim)
% MAXK  The k largest elements, as MATLAB has it.
  if nargin < 3
    dim = find([size(x), 2] ~= 1, 1);
  end
  [z, i] = sort(x, dim, 'descend');
  at = repmat({':'}, 1, ndims(x));
  at{dim} = 1:min(k, size(x, dim));
  [z, i] = deal(z(at{:}), i(at{:}));
end
