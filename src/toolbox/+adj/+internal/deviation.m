function largest = deviation(found, wanted, terms)
  % DEVIATION  By how much two products with a matrix differ at most, relative to the sums of the absolute values that they add up.
  %   NaN and infinities tell nothing.
  found = full(found);
  wanted = full(wanted);
  differences = abs(found - wanted);
  valid = isfinite(found) & isfinite(wanted) & differences > 0;
  terms = full(terms) + abs(wanted);
  largest = max([0; reshape(differences(valid) ./ terms(valid), [], 1)]);
end
