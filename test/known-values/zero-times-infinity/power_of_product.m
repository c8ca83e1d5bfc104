function y = power_of_product(x, w)
  % of the elements only one is at the point; tangents do not see which of them moves
  p = w .* x .* x;
  y = sum(p(2:3) .^ 0.4);
end
%@ at [0 0 2], [1 1 1]
%@ independents x
%@ gradient {[0 NaN 0.4 * 4 ^ -0.6 * 4]}
%@ none
