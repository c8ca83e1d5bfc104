function y = product_of_roots(a, b)
  y = sqrt(a) * sqrt(b);
end
%@ at 0, 0
%@ gradient {NaN, NaN}
