function part = adm_movvar_part(x, w, dim, varargin)
% ADM_MOVVAR_PART  What twice the deviation of an element has for its part in movvar(x, w), along dimension dim.
%   part = adm_movvar_part(x, w, dim), adm_movvar_part(x, w, dim, opt): of what windows count, without one unless opt is 1.
%   Errors: Adjoinery:movingWindow for other weights.
  count = movsum(ones(size(x)), w, dim);
  if nargin < 4 || isequal(varargin{1}, 0)
    part = 2 .* (count > 1) ./ max(count - 1, 1);
  elseif isequal(varargin{1}, 1)
    part = 2 ./ count;
  else
    error('Adjoinery:movingWindow', 'Moving variances have a derivative rule with the weight 0 or 1, or without one.');
  end
end
