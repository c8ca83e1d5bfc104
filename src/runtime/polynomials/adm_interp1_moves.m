function j = adm_interp1_moves(x, y, xi, method, extrap)
% ADM_INTERP1_MOVES  The Jacobian of a curve at xi with regard to the places x where its values y are given.
%   j = adm_interp1_moves(x, y, xi, method, extrap): x ascends, y is a column; the methods spline, pchip and clamped.
%   Splines: where a place moves by d, the change of the curve there is minus its slope times d, and the second derivative jumps by
%   minus the jump of the third one times d. The part with these jumps (parabolas to the right of the places) is taken off,
%   and the rest is a spline again. At the places next to the ends the third one does not jump.
  n = numel(x);
  [value, slope] = adm_interp1_weights(x, xi, method, extrap);
  h = diff(x(:));
  if strcmp(method, 'clamped')
    quotients = diff(y(2:end - 1)) ./ h;
  else
    quotients = diff(y) ./ h;
  end
  if strcmp(method, 'spline')
    [s, t, r] = adm_interp1_slopes(x, y, method);
    third = 6 .* (s(1:end - 1) + s(2:end) - 2 .* quotients) ./ h.^2;
    jumps = [0; diff(third); 0];
    jumps([1:min(2, n), max(1, n - 1):n]) = 0;
    parabolas = @(places) -0.5 .* max(full(places(:)) - x(:).', 0).^2 .* jumps.';
    evaluation = value.' + slope.' * (t \ r);
    j = full(any(value, 1)).' .* parabolas(xi) - evaluation * (diag(s) + parabolas(x));
    return
  end
  [s, ~, ~, by_quotients, by_lengths] = adm_interp1_slopes(x, y, method);
  [k, t, ~, isInside] = adm_interp1_bins(x, xi, extrap);
  rows = reshape(find(isInside), [], 1);
  k = k(rows);
  t = t(rows);
  rate = adm_interp1_rate(x, y, xi, method, extrap);
  m = numel(xi);
  % How the curve changes where a piece gets longer, and where it begins later.
  longer = t .* (1 - t).^2 .* s(k) + t.^2 .* (t - 1) .* s(k + 1) - t .* rate(rows);
  j = sparse([rows; rows; rows], [k; k + 1; k], [-longer; longer; -rate(rows)], m, n);
  lengths = sparse([1:n - 1, 1:n - 1], [1:n - 1, 2:n], [-ones(1, n - 1), ones(1, n - 1)], n - 1, n);
  j = j + slope.' * (by_lengths - by_quotients * diag(sparse(quotients ./ h))) * lengths;
end
