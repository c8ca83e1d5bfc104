function yes = is_smooth(moved, unit, told, rounding)
  % IS_SMOOTH  Whether a function of one number has neither a jump at 0 nor a kink that explains a told slope.
  %   yes = is_smooth(moved, unit, told, rounding): moved is a handle, unit the size of large steps, rounding that of the
  %   values. At a kink, one-sided differences of order two with two steps agree with each other, and not with those of the
  %   other side; the told slope is between. At a jump, values do not come nearer on one side.
  yes = true;
  try
    at = moved(0);
    h = unit * 10 .^ -(3:5);
    slopes = zeros(2, numel(h));
    gaps = zeros(2, 2);
    for side = 1:2
      to = 2 * side - 3;
      slopes(side, :) = arrayfun(@(h) (4 * moved(h) - moved(2 * h) - 3 * at) / (2 * h), to * h);
      gaps(side, :) = abs(arrayfun(moved, to * unit * [1e-7, 1e-9]) - at);
    end
  catch
    % Invisible kinks do not excuse a difference.
    return;
  end
  size = max(abs([told; slopes(:)]));
  for k = 1:numel(h) - 1
    settled = all(abs(slopes(:, k) - slopes(:, k + 1)) <= 1e-3 * size);
    differ = abs(diff(slopes(:, k + 1))) > 1e-2 * size;
    between = told >= min(slopes(:, k + 1)) - 1e-3 * size && told <= max(slopes(:, k + 1)) + 1e-3 * size;
    yes = yes && ~(settled && differ && between);
  end
  yes = yes && ~any(gaps(:, 2) > 0.5 * gaps(:, 1) & gaps(:, 2) > max(1e-10 * abs(at), 20 * rounding));
end
