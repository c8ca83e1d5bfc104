function yes = is_smooth(f, told, scale)
  % IS_SMOOTH  Whether a function of one number has neither a jump at 0 nor a kink that explains a told slope.
  %   yes = is_smooth(f, told, scale): f is a handle, scale the size of slopes that count. At a kink, one-sided differences
  %   of order two with two steps agree with each other, and not with those of the other side; the told slope is between.
  slopes = zeros(2, 2);
  gaps = zeros(2, 2);
  for side = 1:2
    for k = 1:2
      h = (2 * side - 3) * 10^-(3 + k);
      slopes(k, side) = (4 * f(h) - f(2 * h) - 3 * f(0)) / (2 * h);
      gaps(k, side) = abs(f((2 * side - 3) * 10^-(5 + 2 * k)) - f(0));
    end
  end
  jumps = any(gaps(2, :) > 0.5 * gaps(1, :) & gaps(2, :) > 1e-10 * abs(f(0)));
  settled = all(abs(slopes(1, :) - slopes(2, :)) <= 1e-3 * scale);
  differ = abs(slopes(2, 1) - slopes(2, 2)) > 1e-2 * scale;
  between = told >= min(slopes(2, :)) - 1e-3 * scale && told <= max(slopes(2, :)) + 1e-3 * scale;
  yes = ~jumps && ~(settled && differ && between);
end
