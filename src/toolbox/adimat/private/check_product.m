function check_product(found, wanted, size_of_terms, tolerance)
  % CHECK_PRODUCT  An error where a compressed Jacobian gives another product than the function: its pattern lacks nonzeros.
  wrong = adj.internal.first_difference(found, wanted, size_of_terms, tolerance);
  if ~isempty(wrong)
    error('Adjoinery:pattern', ['JPattern lacks nonzeros: a product with the Jacobian is %g where the compressed one gives %g (place %d). ', ...
      'x_checkPattern = 0 leaves this check out.'], full(wanted(wrong)), full(found(wrong)), wrong);
  end
end
