function place = first_difference(found, wanted, terms, tolerance)
  % FIRST_DIFFERENCE  The first place where two products with a matrix differ by more than rounding; [] if there is none.
  %   place = adj.internal.first_difference(found, wanted, terms, tolerance): terms are the sums of the absolute values that the
  %   products add up. NaN and infinities tell nothing.
  found = full(found);
  wanted = full(wanted);
  valid = isfinite(found) & isfinite(wanted);
  place = find(valid & abs(found - wanted) > tolerance * (full(terms) + abs(wanted)), 1);
end
