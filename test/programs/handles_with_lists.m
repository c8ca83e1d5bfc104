function y = handles_with_lists(x, p)
  % Handles in fields and cells whose last arguments stand in a cell array.
  model.rate = @(s, k, n) k * s .^ n;
  model.args = {p, 2};
  y = sum(model.rate(x, model.args{:}));
  all_args = {x, 2 * p, 3};
  y = y + sum(model.rate(all_args{:})) + sum(feval(model.rate, all_args{:}));
  rates = {model.rate, @(s, a, b) a * sin(b * s), @michaelis};
  for k = 1:numel(rates)
    y = y + sum(rates{k}(x, model.args{:}));
  end
  y = y + integrate(struct('rhs', @michaelis), x, p, 0.5);
end
function r = michaelis(s, vmax, km)
  r = vmax * s ./ (km + s);
end
function y = integrate(problem, y, varargin)
  for k = 1:3
    y = y - 0.1 * problem.rhs(y, varargin{:});
  end
  y = sum(y);
end
%@ at [1.1; 2], 0.7
%@ at 0.4, 1.3
%@ analytic
