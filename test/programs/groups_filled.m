function z = groups_filled(x, p)
  % What stands where a group has no values, a number or what is computed.
  k = [1; 3; 1; 2; 3];
  pairs = [1 1; 2 1; 1 1; 2 2; 2 2];
  z = [accumarray(k, x .^ 2, [4, 1], @sum, p ^ 2), accumarray(k, x, [4, 1], @mean, 2 * p)];
  z = [z(1:3, :), accumarray(k, x, [], @max, -1), accumarray(k, x, [3, 1], @min, NaN)] * z(4, 1);
  z = z + sum(sum(accumarray(pairs, x, [2, 3], @sum, p)));
end
%@ at [1; 2; 3; -2; 0.7], 2
%@ at [0.3; -1; 2; 5; 4], -0.5
