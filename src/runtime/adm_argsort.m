function i = adm_argsort(x, varargin)
% ADM_ARGSORT  Where the elements of a sorted array were before.
%   i = adm_argsort(x, options...): the second result of sort, for programs that take the first only.
  [~, i] = sort(x, varargin{:});
end
