function z = listed_options(x, w, mode)
  % Lists of options behind arguments that have derivatives: the options have none.
  options = {};
  if mode > 1
    options = {'linear', 'extrap'};
  end
  t = linspace(0, 2, 5);
  z = interp1(t, w * t.^2, x, options{:});
  z = z + tabulated(@(s) sin(s) * w, t, x, options{:});
  limits = num2cell([0.3, 0.1 * mode]);
  z = z * weighted(@cos, x, limits{1:mode}) + max(x, limits{1});
end

function y = tabulated(f, t, x, varargin)
  y = interp1(t, arrayfun(f, t), x, varargin{:});
end

function y = weighted(f, x, p, q)
  if nargin < 4
    q = x;
  end
  y = p * f(x) + q^2;
end
%@ at 1.3, 0.7, 1
%@ at 2.3, 0.7, 2
%@ independents x, w
