function [u, s, v, left, right, modes, twins, pairs] = adm_singular(x, varargin)
% ADM_SINGULAR  [u, s, v] = svd(x, ...), and what is to be known of it where singular values are equal or zero.
%   [u, s, v, left, right, modes, twins, pairs] = adm_singular(x), adm_singular(x, option): see adm_spectrum; left, right and modes
%   number the columns of u and v, and the values. The coupling of two modes i, k is that element of u.' * g * v for a tangent g
%   of x. Singular values that are zero are pairs with themselves, too: 3 stands for 0 in the pairs of such. One twin more for each
%   of them, a 4, is not zero but small, so that what a function makes of it tells the slope that it has at zero; instead of the
%   difference there is a 1 where the value is exactly zero, and the slope serves in its place.
%   Source: Townsend, "Differentiating the singular value decomposition" (2016); Noferini (2017), see adm_mode_product.
  if nargin > 1 && strcmp(varargin{1}, 'values')
    s = svd(x);
    [u, ~, v] = svd(x, 'econ');
    values = s;
  else
    [u, s, v] = svd(x, varargin{:});
    values = adm_singular_values(s, min(size(u, 2), size(v, 2)));
  end
  left = 1:size(u, 2);
  right = 1:size(v, 2);
  modes = 1:numel(values);
  pairs = adm_near_singular(values);
  twins = reshape(values(pairs(1, :)) + values(pairs(2, :)), [], 1) ./ 2;
  twins(pairs(3, :) == 4) = adm_small(pairs);
end
