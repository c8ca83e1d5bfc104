function [x, y, order, method, extrap, rows] = adm_interp1_options(x, y, method, extrap)
% ADM_INTERP1_OPTIONS  The places in ascending order, the values as columns, and the options of interp1 by themselves.
%   [x, y, order, method, extrap, rows] = adm_interp1_options(x, y, method, extrap): x is [] where interp1 was not given it;
%   `order` says where the places were, `rows` where the values: with the method clamped a spline has its slopes at the ends
%   before and behind them.
  if isnumeric(method)
    extrap = method;
    method = 'linear';
  elseif strcmp(method, 'extrap')
    extrap = method;
    method = 'linear';
  end
  method = lower(char(method));
  takesEqualSteps = any(method == '*');
  method = strrep(method, '*', '');
  % MATLAB has another curve of this name.
  if strcmp(method, 'cubic') && exist('OCTAVE_VERSION', 'builtin') ~= 0
    method = 'pchip';
  end
  if size(y, 1) == 1
    y = y(:);
  end
  % Sparse weights, which are double, are not multiplied by single values in Octave.
  y = double(full(y));
  if isempty(x)
    x = 1:size(y, 1);
  end
  if ~isreal(x) || ~isnumeric(x)
    error('Adjoinery:interp1', 'interp1 has a derivative rule for places that are real numbers only.');
  end
  [x, order] = sort(double(full(x(:))));
  if takesEqualSteps && any(abs(diff(x, 2)) > 1e-8 .* (x(end) - x(1)))
    error('Adjoinery:interp1', 'interp1 with * before the method has a derivative rule for places in equal steps only.');
  end
  rows = order;
  if strcmp(method, 'clamped')
    rows = [1; order + 1; numel(x) + 2];
  end
  y = reshape(y, numel(rows), []);
  y = y(rows, :);
end
