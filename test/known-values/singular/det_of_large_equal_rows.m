function z = det_of_large_equal_rows(x)
  % Equal rows stay equal, and cofactors of 2 by 2 matrices are their elements, which cancel.
  z = det(1e8 * x([1 1], :)) + sum(x(:));
end
%@ at [0.3 0.7]
%@ gradient {[1 1]}
