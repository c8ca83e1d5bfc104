function y = flat_table_of_values(a, b, x)
  % The slope is zero because two values happen to be equal: it meets the infinite derivative of the root.
  y = interp1([a b 3], 1 + sqrt(x));
end
%@ at 1, 1, 0
%@ independents a, b, x
%@ gradient {1, 0, NaN}
%@ none
