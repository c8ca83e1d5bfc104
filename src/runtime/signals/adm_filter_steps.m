function [b, a, x, si] = adm_filter_steps(b, a, x, si, varargin)
% ADM_FILTER_STEPS  The arguments of filter as its recursion takes them.
%   [b, a, x, si] = adm_filter_steps(b, a, x, si): b and a are columns of one length with a(1) = 1, time runs down the
%   columns of x, and si has a column for each of them. With a dimension behind it time runs along that.
  if ndims(x) > 2 || any([varargin{:}] > 2)
    error('Adjoinery:filter', 'filter with a state has a derivative rule for vectors and matrices only.');
  end
  n = max(numel(b), numel(a));
  first = a(1);
  b = [b(:); zeros(n - numel(b), 1)] ./ first;
  a = [a(:); zeros(n - numel(a), 1)] ./ first;
  if isempty(varargin) && isrow(x) || isequal(varargin, {2})
    x = x.';
  end
  if isempty(si)
    si = zeros(n - 1, size(x, 2));
  end
  si = reshape(si, n - 1, size(x, 2));
end
