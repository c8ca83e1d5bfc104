function i = adm_argmax(x, varargin)
% ADM_ARGMAX  Where the largest elements of an array are.
%   i = adm_argmax(x), adm_argmax(x, dim): the second result of max, for programs that take the first only.
  if nargin == 1
    [~, i] = max(x);
  else
    [~, i] = max(x, [], varargin{1});
  end
end
