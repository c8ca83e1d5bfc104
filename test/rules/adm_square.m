function z = adm_square(v, r, root, x, varargin)
% ADM_SQUARE  A root to the power of its order, as a matrix: what the rules of squares stand for.
%   z = adm_square(v, r, root, x, ...): root(x, ...) ^ 2, for nthroot(x, n) to the nth power; v and r are not looked at.
  n = 2;
  if strcmp(root, 'nthroot')
    n = varargin{1};
  end
  z = feval(root, x, varargin{:}) ^ n;
end
