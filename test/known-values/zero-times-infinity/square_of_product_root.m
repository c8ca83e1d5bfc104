function y = square_of_product_root(a, b)
  % sqrt(x*y) product zero, squared in sum: |z|^2 by norm: sqrt(re^2)...
  y = sqrt(a * b^2)^2;
end
%@ at 0, 3
%@ gradient {9, 0}
%@ none
