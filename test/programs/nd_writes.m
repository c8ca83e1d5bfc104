function z = nd_writes(x)
  A = zeros(2, 2, 2);
  A(:, :, 1) = reshape(x, 2, 2);
  A(:, :, 2) = A(:, :, 1) .^ 2;
  A(1, 2, 2) = A(2, 1, 1) * 3;
  A(:, 1, :) = A(:, 1, :) * 2;
  A(7) = x(1);
  A(:, end) = A(:, 1);
  A(1, 1, 3) = x(2);
  A(:, :, end + 1) = x(3);
  z = sum(A(:) .* (1:numel(A))') + A(end, end, end) ^ 2;
end
%@ at [1 2 3 4]
%@ analytic
%@ dimensions any
