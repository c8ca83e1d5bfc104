function [status, limits, slack] = one_sided_limits(f, z, p, directions, is_real)
% ONE_SIDED_LIMITS  What a function's one-sided differences tend to, and whether it is smooth.
%   [status, limits, slack] = one_sided_limits(f, z, p, directions, is_real): f maps a cell of arrays to a column, z is that at p. A
%   row for each element, in limits a column for each of the special_directions (the last two are looked at where others leave
%   the domain): Inf where the differences of three decreasing steps do not settle, NaN where the function stops, is
%   not finite, or, where is_real is true, turns complex. status: 1 where the differences settle, and are linear in the
%   direction, as far as they are known; -1 where they are not; 0 where that cannot be told. slack: how far limits may be off.
  steps = [1e-2 1e-3 1e-4];
  limits = NaN(numel(z), numel(directions));
  doubt = false(size(limits));
  slack = zeros(size(limits));
  for d = 1:numel(directions)
    if d == 6 && ~any(isnan(limits(isfinite(z), 1:5))(:))
      break
    end
    quotients = NaN(numel(z), 3);
    try
      for s = 1:3
        y = f(cellfun(@(v, g) v + steps(s) * g, p, directions{d}, 'UniformOutput', false));
        y(is_real & imag(y) ~= 0 & imag(z) == 0) = NaN;
        quotients(:, s) = (y - z) / steps(s);
      end
    catch
      continue
    end
    [limits(:, d), doubt(:, d), slack(:, d)] = settled(quotients, z);
  end
  known = isfinite(limits);
  jumps = isinf(limits);
  limits(isinf(limits)) = Inf;
  scale = max(abs(limits) .* known, [], 2) + 1e-2;
  off = zeros(size(z));
  for pair = [1 3 6; 2 4 7]
    off = max(off, gap(known, limits, pair, [1 1]));
  end
  off = max(off, gap(known, limits, [1 3 5], [1 -1 -1]));
  slack = max(slack, [], 2);
  allowed = 2e-3 * scale + slack;
  status = zeros(size(z));
  status(any(known, 2) & off <= allowed) = 1;
  status(off > 25 * allowed) = -1;
  status(any(jumps, 2)) = -1;
  status(~isfinite(z) | (any(doubt, 2) & status == 1)) = 0;
end

function [limit, doubt, slack] = settled(quotients, z)
  first = quotients(:, 2) - quotients(:, 1);
  second = quotients(:, 3) - quotients(:, 2);
  rounding = 1e-6 * (1e-2 + abs(quotients(:, 3))) + 1e-11 * abs(z);
  small = abs(second) <= rounding;
  good = small | abs(second) <= 0.7 * abs(first);
  jumps = ~good & abs(second) > 1e-2 * (1e-2 + min(abs(quotients), [], 2));
  limit = quotients(:, 3) - second .^ 2 ./ (second - first + (second == first));
  limit(small) = quotients(small, 3);
  limit(jumps) = Inf;
  limit(any(~isfinite(quotients), 2)) = NaN;
  doubt = ~good & ~jumps;
  % More where they settle slowly: what is left of a geometric series is a guess then.
  ratio = min(abs(second ./ first), 0.7);
  slack = (0.1 + 0.5 * ratio ./ (1 - ratio)) .* abs(second);
  slack(~isfinite(slack) | jumps) = 0;
end

function off = gap(known, limits, columns, signs)
  off = abs(limits(:, columns) * signs.');
  off(~all(known(:, columns), 2)) = 0;
end
