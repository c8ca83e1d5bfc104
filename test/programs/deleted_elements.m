function z = deleted_elements(x)
  a = x;
  a(a < 2) = [];
  b = x;
  b([1 end]) = [];
  b(logical([0 1 0])) = [];
  C = reshape([x x], 2, []) ;
  C(1, :) = [];
  C(:, 2) = [];
  C(end) = [];
  d = x;
  d(:) = [];
  z = sum(a .^ 2) + sum(b) * 3 + sum(C .* (1:numel(C))) + numel(d);
end
%@ at [1 2.5 3 4 5]
