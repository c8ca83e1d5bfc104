function z = masks_both_sides(x)
  A = reshape(x, 2, 3);
  M = A > 2.5;
  A(M) = A(M) .^ 2;
  A(~M) = 1 ./ A(~M);
  A(A > 20) = 20;
  v = A(M);
  A(M) = v * 2;
  A(:, any(M, 1)) = A(:, any(M)) + 1;
  r = A(logical([1 0]), :);
  z = sum(A(:) .* (1:6)') + sum(v) + sum(r);
end
%@ at [1 2 3 4 5 1.5]
