function i = adm_argmin(x, varargin)
% ADM_ARGMIN  Where the smallest elements of an array are.
%   i = adm_argmin(x), adm_argmin(x, dim): the second result of min, for programs that take the first only.
  if nargin == 1
    [~, i] = min(x);
  else
    [~, i] = min(x, [], varargin{1});
  end
end
