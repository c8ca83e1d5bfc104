function check_product(found, wanted, size_of_terms, tolerance)
  % CHECK_PRODUCT  An error where a compressed Jacobian gives another product than the function: its pattern lacks nonzeros.
  found = full(found);
  wanted = full(wanted);
  size_of_terms = full(size_of_terms);
  valid = isfinite(found) & isfinite(wanted);
  wrong = find(valid & abs(found - wanted) > tolerance * (size_of_terms + abs(wanted)), 1);
  if ~isempty(wrong)
    error('Adjoinery:pattern', ['JPattern lacks nonzeros: a product with the Jacobian is %g where the compressed one gives %g (place %d). ', ...
      'x_checkPattern = 0 leaves this check out.'], wanted(wrong), found(wrong), wrong);
  end
end
