function y = product_of_double_root(x)
  % The factors that multiply the infinite derivatives of a double root are zero.
  y = real(prod(roots([1 x])));
end
%@ at [0 0]
%@ gradient {[0 1]}
%@ none
