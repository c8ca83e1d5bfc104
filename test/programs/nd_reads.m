function z = nd_reads(x)
  A = reshape(x, 2, 3, 2);
  B = A(:, :, 2) .* A(:, :, 1);
  C = A(:, 2:end, :);
  D = A(2, :, :);
  z = sum(B(:)) + sum(C(:) .^ 2) + sum(D(:) .* (1:6)') + A(5) * A(end) + A(1, 5) + A(:, :)(2, 4) * A(2, 1, 2);
end
%@ at 1:12
%@ analytic
%@ dimensions any
