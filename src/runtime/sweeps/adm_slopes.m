function slope = adm_slopes(f, x)
% ADM_SLOPES  The Jacobian of a function that nobody has differentiated.
%   slope = adm_slopes(f, x): one column for each element of x, to about 12 digits. The complex step is exact to
%   rounding errors where f is made of analytic functions, and it is taken where differences agree with it to 7
%   digits, or as far as rounding lets them. Elsewhere differences of fourth order are taken, with the step for which they
%   change least; NaN where they have fewer than 7 digits.
%   Sources: W. Squire and G. Trapp, Using complex variables to estimate derivatives of real functions, SIAM Review 40
%   (1998); B. Fornberg, Generation of finite difference formulas on arbitrarily spaced grids, Math. Comp. 51 (1988).
  y = adm_slopes_value(f, x);
  slope = NaN(numel(y), numel(x));
  if isreal(x) && isreal(y)
    for j = 1:numel(x)
      slope(:, j) = adm_slopes_column(f, x, y, j);
    end
  end
end

function slope = adm_slopes_column(f, x, y, j)
  n = numel(y);
  exact = adm_slopes_moved(f, x, n, j, 1e-40i);
  exact = imag(exact) ./ 1e-40;
  slope = NaN(n, 1);
  last = slope;
  least = Inf;
  parts = 10 .^ (-1.5:-0.5:-6);
  steps = max(abs(x(j)), 1e-3) .* parts;
  % A small value may be so beside others, or by its unit.
  steps = [steps, abs(x(j)) .* parts(x(j) ~= 0 & abs(x(j)) .* parts < steps(end))];
  for h = double(steps)
    next = (8 .* (adm_slopes_moved(f, x, n, j, h) - adm_slopes_moved(f, x, n, j, -h)) ...
      - adm_slopes_moved(f, x, n, j, 2 .* h) + adm_slopes_moved(f, x, n, j, -2 .* h)) ./ (12 .* h);
    noise = 1e3 .* eps .* norm(y) ./ h;
    if norm(next - exact) <= 1e-7 .* norm(exact) + noise && (h >= 1e-9 || noise <= 1e-3 .* norm(exact))
      slope = exact;
      return
    end
    change = norm(next - last);
    if change < least && change <= 1e-7 .* norm(next)
      least = change;
      slope = next;
    end
    last = next;
  end
end

function y = adm_slopes_moved(f, x, n, j, h)
  x(j) = x(j) + h;
  y = adm_slopes_value(f, x);
  if numel(y) ~= n || isreal(h) && ~isreal(y)
    y = NaN(n, 1);
  end
end

function y = adm_slopes_value(f, x)
  try
    y = feval(f, x);
    y = y(:);
  catch
    y = NaN;
  end
end
