function i = adm_argsort(x, varargin)
% ADM_ARGSORT  Where the elements of a sorted array were before.
%   i = adm_argsort(x, options...): the second result of sort, for programs that take the first only.
  if adm_dimension(x, varargin{:}) > ndims(x)
    i = ones(size(x));
  else
    [~, i] = sort(x, varargin{:});
  end
end
