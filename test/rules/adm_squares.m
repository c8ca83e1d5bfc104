function z = adm_squares(v, r, root, x, varargin)
% ADM_SQUARES  A root to the power of its order, element by element: what the rules of squares stand for.
%   z = adm_squares(v, r, root, x, ...): root(x, ...) .^ 2, for nthroot(x, n) to the nth power; v and r are not looked at.
  n = 2;
  if strcmp(root, 'nthroot')
    n = varargin{1};
  end
  z = feval(root, x, varargin{:}) .^ n;
end
