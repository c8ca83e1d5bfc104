function slope = adm_jacobian(f, x)
% ADM_JACOBIAN  The Jacobian of a function that nobody has differentiated, at its zero.
%   slope = adm_jacobian(f, x): one column for each element of x, to about 12 digits. The complex step is exact to
%   rounding errors where f is made of analytic functions, and it is taken where differences agree with it to 7
%   digits. Elsewhere differences of fourth order are taken, with the step for which they change least. NaN where they
%   have fewer than 7 digits, and where the slope is another one a little further: f has a kink or a jump there, or a
%   double zero, or is too noisy.
%   Sources: W. Squire and G. Trapp, Using complex variables to estimate derivatives of real functions, SIAM Review 40
%   (1998); B. Fornberg, Generation of finite difference formulas on arbitrarily spaced grids, Math. Comp. 51 (1988).
  slope = adm_jacobian_at(f, x);
  if size(slope, 1) ~= size(slope, 2) || ~all(isfinite(slope(:))) || rcond(slope) < eps
    return
  end
  further = adm_jacobian_at(f, x + 1e-5 .* max(abs(x), 1e-3));
  if ~all(isfinite(further(:))) || norm(slope \ further - eye(size(slope))) > 0.1
    slope(:) = NaN;
  end
end

function slope = adm_jacobian_at(f, x)
  y = adm_jacobian_value(f, x);
  slope = NaN(numel(y), numel(x));
  if isreal(x) && isreal(y)
    for j = 1:numel(x)
      slope(:, j) = adm_jacobian_column(f, x, numel(y), j);
    end
  end
end

function slope = adm_jacobian_column(f, x, n, j)
  exact = adm_jacobian_moved(f, x, n, j, 1e-40i);
  exact = imag(exact) ./ 1e-40;
  slope = NaN(n, 1);
  last = slope;
  least = Inf;
  for h = max(abs(x(j)), 1e-3) .* 10 .^ (-1.5:-0.5:-6)
    next = (8 .* (adm_jacobian_moved(f, x, n, j, h) - adm_jacobian_moved(f, x, n, j, -h)) ...
      - adm_jacobian_moved(f, x, n, j, 2 .* h) + adm_jacobian_moved(f, x, n, j, -2 .* h)) ./ (12 .* h);
    if norm(next - exact) <= 1e-7 .* norm(exact)
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

function y = adm_jacobian_moved(f, x, n, j, h)
  x(j) = x(j) + h;
  y = adm_jacobian_value(f, x);
  if numel(y) ~= n || isreal(h) && ~isreal(y)
    y = NaN(n, 1);
  end
end

function y = adm_jacobian_value(f, x)
  try
    y = feval(f, x);
    y = y(:);
  catch
    y = NaN;
  end
end
