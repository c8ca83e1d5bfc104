function y = handles_called_with_parts(x, p)
  % Handles whose last arguments are some of the cells of an array, the first of which may be the handle itself.
  task = {@product, x, p, 3};
  y = feval(task{1}, task{2:end}) + apply(@(a, b) a * b ^ 2, x, p) + pass(@product, x, p, 2);
  task{3} = p ^ 2;
  y = y + feval(task{:});
  model.rate = @(s, k, n) k * s ^ n;
  all_args = {2, x, p, 2, x};
  k = 2;
  y = y + model.rate(all_args{2:4}) + model.rate(x, all_args{k + 1:end - 1}) + shifted(@(a, b) a - b ^ 3, all_args{:});
end
function r = product(a, b, n)
  r = a * b ^ n;
end
function r = apply(varargin)
  r = feval(varargin{:});
end
function r = pass(f, varargin)
  r = f(varargin{1:end}) + feval(f, varargin{1}, varargin{2:end});
end
function r = shifted(f, varargin)
  r = f(varargin{2:end - 2});
end
%@ at 1.1, 0.7
%@ analytic
