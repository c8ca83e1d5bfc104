function z = slices(A)
  r = A(1, :);
  c = A(:, end);
  B = A(2:end, 1:2);
  A(end, :) = r .* A(1, :);
  A(:, 1) = A(:, 1) + c;
  A(:, [1 2]) = A(:, [2 1]);
  z = sum(A(:).^2) + sum(B(:)) + A(end) * A(end, 1) + sum(A(:, end)' .* r);
end
%@ at [1 2 3; 4 5 6; 7 8 9]/5
%@ at [1 2; 3 4]/5
