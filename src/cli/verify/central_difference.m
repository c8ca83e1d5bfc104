function d = central_difference(moved, h)
  % CENTRAL_DIFFERENCE  The central difference of order four of a function of one number at 0.
  %   d = central_difference(moved, h): NaN where the function stops.
  try
    d = (8 * (moved(h) - moved(-h)) - (moved(2 * h) - moved(-2 * h))) / (12 * h);
  catch
    d = NaN;
  end
end
