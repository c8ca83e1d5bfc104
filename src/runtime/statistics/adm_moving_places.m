function i = adm_moving_places(x, w, dim)
% ADM_MOVING_PLACES  Where along dimension dim movmax(x, w) finds its elements; of -x where movmin does.
%   i = adm_moving_places(x, w, dim): of several largest elements of a window the first; see adm_moving.
  w = adm_window(w);
  n = size(x, dim);
  y = adm_fold(adm_real(x), dim);
  best = -Inf(size(y));
  i = repmat(1:n, [size(y, 1), 1, size(y, 3)]);
  for step = -w(1):w(2)
    from = max(1, 1 + step):min(n, n + step);
    to = from - step;
    isBetter = false(size(y));
    isBetter(:, to, :) = y(:, from, :) > best(:, to, :);
    moved = best;
    moved(:, to, :) = y(:, from, :);
    best(isBetter) = moved(isBetter);
    places = i;
    places(:, to, :) = repmat(from, [size(y, 1), 1, size(y, 3)]);
    i(isBetter) = places(isBetter);
  end
  i = reshape(i, size(x));
end
