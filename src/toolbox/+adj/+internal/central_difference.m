function d = central_difference(at, h)
  % CENTRAL_DIFFERENCE  The central difference of order four of a function of one number, at 0.
  d = real(8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h);
end
