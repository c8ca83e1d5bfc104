function z = adm_along(m, x, dim)
% ADM_ALONG  A matrix applied to an array along one of its dimensions.
%   z = adm_along(m, x, dim): for dim = 1 and a matrix x it is m * x.
  order = 1:max(ndims(x), dim);
  order([1, dim]) = [dim, 1];
  x = permute(x, order);
  sizes = size(x);
  z = full(m * reshape(x, sizes(1), []));
  sizes(1) = size(z, 1);
  z = ipermute(reshape(z, sizes), order);
end
